/** Levels of related documents that a read populates, also in product code. */
export const MAX_DEPTH = 2
/** Documents per read through the REST API or the admin. */
export const MAX_DOCUMENTS = 100
