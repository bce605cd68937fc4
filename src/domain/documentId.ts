/** Largest id of a document: a Postgres integer. */
export const MAX_DOCUMENT_ID = 2_147_483_647

/** Whether a value can be a document's id. */
export const isDocumentId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_DOCUMENT_ID

/** Parses a document's id from a path, a query or a cookie; null when invalid. */
export function parseDocumentId(text: string | null | undefined): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return isDocumentId(id) ? id : null
}
