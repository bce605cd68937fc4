/** Events that one call to POST /api/events carries at most. */
export const EVENTS_A_CALL = 25
