/** Levels of related documents that a read fills in; also the limit of reads by the product's own code. */
export const MAX_DEPTH = 2
/** Documents of one read by a person, through the REST API or the admin. */
export const MAX_DOCUMENTS = 100
