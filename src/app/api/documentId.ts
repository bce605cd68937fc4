/** Parses a document id from a path; null when invalid. */
export const parseDocumentId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
