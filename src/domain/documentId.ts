/** Largest id of a document: a Postgres integer. */
export const MAX_DOCUMENT_ID = 2_147_483_647

/** Whether a value can be a document's id. */
export const isDocumentId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_DOCUMENT_ID
