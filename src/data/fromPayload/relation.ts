/** The id of a relation, whether the document came with it populated or not. */
export function idOf(relation: number | { id: number } | null | undefined): number | null {
  if (relation === null || relation === undefined) return null
  return typeof relation === 'object' ? relation.id : relation
}

/** The populated document of a relation; null where it is missing or only an id. */
export function populated<Document extends object>(relation: number | Document | null | undefined): Document | null {
  return typeof relation === 'object' && relation !== null ? relation : null
}
