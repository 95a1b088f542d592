/** Who holds an object: the shortest way to it from a root of the browser's memory, by a snapshot of its heap. */

async function snapshotOf(devtools) {
  const chunks = [];
  const onChunk = ({ chunk }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  return JSON.parse(chunks.join(''));
}

/** Each node's name and way back towards a root, weak edges left out. */
function walk({ snapshot, nodes, edges, strings }) {
  const { node_fields: nodeFields, edge_fields: edgeFields, edge_types: edgeTypes } = snapshot.meta;
  const [nodeSize, edgeSize] = [nodeFields.length, edgeFields.length];
  const firstEdges = [0];
  for (let node = 0; node < nodes.length; node += nodeSize)
    firstEdges.push(firstEdges.at(-1) + nodes[node + nodeFields.indexOf('edge_count')] * edgeSize);
  const from = new Map([[0, undefined]]);
  const queue = [0];
  for (const node of queue) {
    const index = node / nodeSize;
    for (let edge = firstEdges[index]; edge < firstEdges[index + 1]; edge += edgeSize) {
      const type = edgeTypes[0][edges[edge]];
      const to = edges[edge + 2];
      if (type === 'weak' || from.has(to)) continue;
      const name = /element|hidden/.test(type) ? edges[edge + 1] : strings[edges[edge + 1]];
      from.set(to, [node, name]);
      queue.push(to);
    }
  }
  const nameOf = (node) => strings[nodes[node + nodeFields.indexOf('name')]].slice(0, 200);
  return { from, nameOf };
}

/** The way to the first object of a name, from the root on; for an element its name is `<tag …>`, or `Detached <tag …>`. */
export async function wayTo(devtools, wanted) {
  const { from, nameOf } = walk(await snapshotOf(devtools));
  for (const node of from.keys()) {
    if (!wanted.test(nameOf(node))) continue;
    const steps = [];
    for (let at = node; from.get(at); [at] = from.get(at)) steps.unshift(`.${from.get(at)[1]} ${nameOf(at)}`);
    return steps.join('\n    ');
  }
  return 'no way is seen';
}
