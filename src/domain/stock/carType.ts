/** Condition of a vehicle, which landing pages, tags and finance rules depend on. */
export const CAR_TYPES = ['new', 'used', 'demo'] as const

export type CarType = (typeof CAR_TYPES)[number]

/**
 * Sale status of a car. Only `in_stock` and `coming_soon` are available (CAR-04); other values from feeds are stored and
 * treated as unavailable.
 */
export const KNOWN_CAR_STATUSES = ['in_stock', 'coming_soon', 'sold', 'removed'] as const

export type CarStatus = (typeof KNOWN_CAR_STATUSES)[number] | (string & {})

/** Kind of vehicle; decides nouns ("cars", "caravans") and applicable specifications. */
export const ITEM_TYPES = ['car', 'caravan', 'tractor'] as const

export type ItemType = (typeof ITEM_TYPES)[number]
