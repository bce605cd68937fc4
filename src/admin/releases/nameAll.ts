/** All of a number of documents, in words. */
export const nameAll = (count: number): string =>
  count === 1 ? 'this document' : count === 2 ? 'both documents' : `all ${count} documents`
