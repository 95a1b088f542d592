// Runs in the page before anything else: counts the listeners on window and document, the timers and the entries of the
// history that are made.
{
  const left = (window.left = { listeners: {}, timers: 0, pushes: 0 });
  const add = (type, count) => void (left.listeners[type] = (left.listeners[type] ?? 0) + count);
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    const known = new WeakMap();
    const forget = (type, listener) => {
      if (known.get(listener)?.delete(type)) add(type, -1);
    };
    target.addEventListener = function (type, listener, options) {
      const types = known.get(listener) ?? new Set();
      if (!types.has(type)) add(type, 1);
      known.set(listener, types.add(type));
      options?.signal?.addEventListener('abort', () => forget(type, listener));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = function (type, listener, options) {
      forget(type, listener);
      removeEventListener.call(target, type, listener, options);
    };
  }
  const { setTimeout, clearTimeout } = window;
  const timers = new Set();
  const count = () => void (left.timers = timers.size);
  window.setTimeout = (act, delay, ...values) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      count();
      act(...values);
    }, delay);
    timers.add(timer);
    count();
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    count();
    clearTimeout(timer);
  };
  const { pushState } = history;
  history.pushState = function (...values) {
    left.pushes++;
    return pushState.apply(history, values);
  };
}
