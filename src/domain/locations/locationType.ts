export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const

export type LocationType = (typeof LOCATION_TYPES)[number]

/** What sets a department apart from others of its type: where shoppers sell their cars to the dealer (LOC-03). */
export const LOCATION_SUBTYPES = ['buying'] as const

export type LocationSubtype = (typeof LOCATION_SUBTYPES)[number]
