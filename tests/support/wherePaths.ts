import type { FlattenedField, SanitizedCollectionConfig } from 'payload'

const MAX_NESTING = 3

/** A path of a `where`, and what its field holds. */
export interface WherePath {
  path: string
  /** the field's type, with `[]` for several values and `.` for a place within JSON */
  type: string
}

/** Every path by which documents of a collection can be compared, with one place within each JSON field. */
export function listWherePaths({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): WherePath[] {
  return [{ path: 'id', type: 'id' }, ...listPaths(flattenedFields, '', 0)]
}

function listPaths(fields: readonly FlattenedField[], prefix: string, nesting: number): WherePath[] {
  return fields.flatMap((field): WherePath[] => {
    const path = `${prefix}${field.name}`
    const type = `${field.type}${'hasMany' in field && field.hasMany ? '[]' : ''}`
    const own = { path, type }
    if (['json', 'richText', 'blocks'].includes(field.type))
      return [own, { path: `${path}.url`, type: `${type}.` }, { path: `${path}.items.url`, type: `${type}.` }]
    if ('relationTo' in field && Array.isArray(field.relationTo))
      return [path, `${path}.value`, `${path}.relationTo`].map((part) => ({
        path: part,
        type: `${type} to several${part.slice(path.length)}`,
      }))
    if (field.type === 'relationship' || field.type === 'upload')
      return [own, { path: `${path}.id`, type: `${type}.id` }]
    if (nesting >= MAX_NESTING || !('flattenedFields' in field)) return [own]
    return [own, ...listPaths(field.flattenedFields, `${path}.`, nesting + 1)]
  })
}
