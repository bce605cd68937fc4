/** Collections whose forms create a draft when they open, each with the field that all its documents need. */
const NEEDED_FIELD = { pages: 'title', posts: 'title', layouts: 'kind', sections: 'title' } as const

export type AutosavedCollection = keyof typeof NEEDED_FIELD

export const AUTOSAVED_COLLECTIONS = Object.keys(NEEDED_FIELD) as AutosavedCollection[]

/**
 * Condition that leaves out drafts that Create New opened and nobody has begun: they were saved by no one, and lack the needed field.
 * @param prefix of the fields: `version.` for versions
 */
export function begunDocuments(collection: AutosavedCollection, prefix = '') {
  const fields = ['updatedBy', NEEDED_FIELD[collection]]
  return { or: fields.map((name) => ({ [`${prefix}${name}`]: { exists: true } })) }
}
