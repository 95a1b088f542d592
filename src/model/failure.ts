/**
 * What a failure means for a visitor. Errors are told apart by their literal
 * `name` and their numbers, so that an error of an integrator's own client
 * counts as much as one of ours.
 */
export type FailureReason =
  | 'Network'
  | 'Offline'
  | 'Timeout'
  | 'Setup'
  | 'Key'
  | 'Organization'
  | 'Limit'
  | 'Service'
  | 'Answer'
  | 'Page';

const REASONS = new Map<string | number, FailureReason>([
  ['NetworkError', 'Network'],
  ['TimeoutError', 'Timeout'],
  ['SetupError', 'Setup'],
  ['DecodeError', 'Answer'],
  [401, 'Key'],
  [403, 'Key'],
  [404, 'Organization'],
  [429, 'Limit'],
]);

/**
 * Never `Offline`: that is the browser's to say.
 *
 * @param page the page that was asked for, from 1: a service may refuse what lies too deep in its list
 */
export function failureReason(
  { name, message, status, code }: Error & { status?: number; code?: number },
  page: number,
): FailureReason {
  const number = status ?? code ?? 0;
  if (number === 400 && page > 1) return 'Page';
  // a `fetch` of an integrator's client, in the words of the browsers
  if (name === 'TypeError' && /fetch|^Load failed/.test(message)) return 'Network';
  return REASONS.get(name) ?? REASONS.get(number) ?? 'Service';
}
