/** A document's number from an address; null where it is none. */
export const parseDocumentId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
