/** Events that one call to POST /api/events carries at most. */
export const MAX_EVENTS_PER_REQUEST = 25
