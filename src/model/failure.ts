/**
 * What a failure means for a visitor. Errors are told apart by their literal
 * `name` and their numbers, so that an error of an integrator's own client
 * counts as much as one of ours.
 */
export type FailureReason = 'Network' | 'Timeout' | 'Setup' | 'Limit' | 'Service' | 'Page' | 'Unknown';

const REFUSALS = [401, 403, 404];

/** @param page the page that was asked for, from 1: a service may refuse what lies too deep in its list */
export function failureReason(
  { name, status, code }: Error & { status?: number; code?: number },
  page: number,
): FailureReason {
  const [, reason] = /^(Network|Timeout|Setup)Error$/.exec(name) ?? [];
  if (reason) return reason as FailureReason;
  const number = status ?? code ?? 0;
  if (REFUSALS.includes(number)) return 'Setup';
  if (number === 429) return 'Limit';
  if (number === 400 && page > 1) return 'Page';
  return number >= 400 || name === 'DecodeError' ? 'Service' : 'Unknown';
}
