/** How a vehicle is sold: the three kinds of stock every landing page, tag and finance rule tells apart. */
export const CAR_TYPES = ['new', 'used', 'demo'] as const

export type CarType = (typeof CAR_TYPES)[number]

/**
 * Where a car stands in its sale. Only `in_stock` and `coming_soon` are available to buy (CAR-04); a feed may send other
 * words, which are kept as they are and treated as not available.
 */
export const KNOWN_CAR_STATUSES = ['in_stock', 'coming_soon', 'sold', 'removed'] as const

export type CarStatus = (typeof KNOWN_CAR_STATUSES)[number] | (string & {})

/** What the vehicle is; decides nouns ("cars", "caravans") and which specifications apply. */
export const ITEM_TYPES = ['car', 'caravan', 'tractor'] as const

export type ItemType = (typeof ITEM_TYPES)[number]
