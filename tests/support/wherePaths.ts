import type { FlattenedField, SanitizedCollectionConfig } from 'payload'

const MAX_NESTING = 3

/** A path of a `where`, and what its field holds. */
export interface WherePath {
  path: string
  /** the field's type, with `[]` for several values and `.` for a place within JSON */
  type: string
  /** the types of the fields that it is in, from the outside */
  within: string
}

/** Every path by which documents of a collection can be compared, with one place within each JSON field. */
export function listWherePaths({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): WherePath[] {
  return [{ path: 'id', type: 'id', within: '' }, ...listPaths(flattenedFields, '', [])]
}

/** The first path of each kind: fields of one type in fields of the same types are compared and sorted by the same code. */
export function listWhereKinds(collection: Pick<SanitizedCollectionConfig, 'flattenedFields'>): WherePath[] {
  const kinds = new Map<string, WherePath>()
  for (const found of listWherePaths(collection)) {
    const kind = `${found.within} ${found.type}`
    if (!kinds.has(kind)) kinds.set(kind, found)
  }
  return [...kinds.values()]
}

function listPaths(fields: readonly FlattenedField[], prefix: string, parents: readonly string[]): WherePath[] {
  const within = parents.join('.')
  return fields.flatMap((field): WherePath[] => {
    const path = `${prefix}${field.name}`
    const type = `${field.type}${'hasMany' in field && field.hasMany ? '[]' : ''}`
    const own = { path, type, within }
    if (['json', 'richText', 'blocks'].includes(field.type))
      return [own, ...['url', 'items.url'].map((place) => ({ path: `${path}.${place}`, type: `${type}.`, within }))]
    if ('relationTo' in field && Array.isArray(field.relationTo))
      return [path, `${path}.value`, `${path}.relationTo`].map((part) => ({
        path: part,
        type: `${type} to several${part.slice(path.length)}`,
        within,
      }))
    if (field.type === 'relationship' || field.type === 'upload')
      return [own, { path: `${path}.id`, type: `${type}.id`, within }]
    if (parents.length >= MAX_NESTING || !('flattenedFields' in field)) return [own]
    return [own, ...listPaths(field.flattenedFields, `${path}.`, [...parents, type])]
  })
}
