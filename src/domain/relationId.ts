/** The id of a relation, from an id or a populated document. Null if empty. */
export function getRelationId(relation: unknown): number | null {
  const id = typeof relation === 'object' && relation !== null ? (relation as { id?: unknown }).id : relation
  if (typeof id === 'number') return id
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : null
}

/** The ids of a list of relations, in its order. */
export const getRelationIds = (relations: readonly unknown[] | null | undefined): number[] =>
  (relations ?? []).flatMap((relation) => getRelationId(relation) ?? [])
