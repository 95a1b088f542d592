import { createHash } from 'node:crypto';

/**
 * A weak entity tag of a body. A `track_id` is left out: it differs in every answer and would make two
 * equal answers look different.
 */
export function entityTag(body: unknown): string {
  const withoutTrackId = (key: string, value: unknown): unknown => (key === 'track_id' ? undefined : value);
  const text = typeof body === 'string' ? body : (JSON.stringify(body, withoutTrackId) ?? '');
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}

/** Whether an `if-none-match` header names the tag, compared weakly as RFC 9110 asks for GET. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (entry: string): string => entry.trim().replace(/^W\//, '');
  return header.split(',').some((entry) => entry.trim() === '*' || bare(entry) === bare(tag));
}
