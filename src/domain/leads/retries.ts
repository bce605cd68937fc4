const MINUTE = 60

/**
 * Seconds to wait after the first, second, ... failed attempt. Short waits cover a restarting mail server, long ones an overnight
 * outage; all together span about a day.
 */
export const DELIVERY_BACKOFF_SECONDS: readonly number[] = [
  10,
  30,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
  2 * 60 * MINUTE,
  4 * 60 * MINUTE,
  6 * 60 * MINUTE,
  10 * 60 * MINUTE,
]

/** Maximum fraction by which a wait is extended, so that failed deliveries are not all retried in the same second. */
const JITTER = 0.2

/**
 * Seconds until the next attempt after the `attempts`-th one failed; null when the retries are used up. `random` returns numbers
 * in [0, 1).
 */
export function deliveryBackoffSeconds(attempts: number, random: () => number): number | null {
  const wait = DELIVERY_BACKOFF_SECONDS[attempts - 1]
  return wait === undefined ? null : wait * (1 + JITTER * random())
}
