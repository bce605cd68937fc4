import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

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

/** A path through several relations, and what its relations are. */
export interface RelatedPath {
  path: string
  /** the collections that it leads through and how: equal kinds are compared by the same code */
  kind: string
}

/** Every chain of two to `depth` relations from a collection, with fields of the last documents and an unknown one in turn. */
export function listRelatedPaths({ collections }: SanitizedConfig, slug: string, depth: number): RelatedPath[] {
  const listChains = (from: string, left: number): Relation[][] => {
    const fields = left > 0 ? collections.find((collection) => collection.slug === from)?.flattenedFields : undefined
    return listRelations(fields ?? []).flatMap((relation) => [
      [relation],
      ...listChains(relation.to, left - 1).map((chain) => [relation, ...chain]),
    ])
  }
  return listChains(slug, depth)
    .filter((chain) => chain.length > 1)
    .map((chain, index) => ({
      path: [...chain.map(({ path }) => path), ['updatedAt', 'name', 'nothing'][index % 3]].join('.'),
      kind: [slug, ...chain.map(({ type, to }) => `${type} ${to}`)].join(' > '),
    }))
}

interface Relation {
  path: string
  type: string
  to: string
}

function listRelations(fields: readonly FlattenedField[], prefix = ''): Relation[] {
  return fields.flatMap((field): Relation[] => {
    const path = `${prefix}${field.name}`
    const type = `${field.type}${'hasMany' in field && field.hasMany ? '[]' : ''}`
    if (field.type === 'relationship' || field.type === 'upload')
      return typeof field.relationTo === 'string' ? [{ path, type, to: field.relationTo }] : []
    if (field.type === 'join') return typeof field.collection === 'string' ? [{ path, type, to: field.collection }] : []
    return 'flattenedFields' in field ? listRelations(field.flattenedFields, `${path}.`) : []
  })
}
