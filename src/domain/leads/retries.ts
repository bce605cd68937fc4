const MINUTE = 60

/**
 * Seconds to wait after the first, second, ... failed attempt. A mail server that restarts is met within the minute, one
 * that is down overnight in the morning; after the last wait and one more attempt, a day has gone by.
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

/** Share by which a wait is stretched at most, so that a thousand failed deliveries do not come back in one second. */
const JITTER = 0.2

/**
 * Seconds until a delivery is tried again after its `attempts`-th attempt failed; null where it has been tried often enough
 * and is dead. `random` gives numbers from 0 up to but not 1.
 */
export function deliveryBackoffSeconds(attempts: number, random: () => number): number | null {
  const wait = DELIVERY_BACKOFF_SECONDS[attempts - 1]
  return wait === undefined ? null : wait * (1 + JITTER * random())
}
