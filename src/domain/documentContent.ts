/** A document's own content, to be saved again: without its id and the times that the CMS sets. */
export const contentOf = <Document extends object>(document: Document) => {
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _updated,
    ...content
  } = document as Document & {
    id?: unknown
    createdAt?: unknown
    updatedAt?: unknown
  }
  return content
}
