/** Maximum levels of related documents that a read populates, including product code. */
export const MAX_DEPTH = 2
/** Maximum documents per read through the REST API or the admin. */
export const MAX_DOCUMENTS = 100
