/** The id behind a relation, whether it came as an id or as the populated document; null where there is none. */
export function idOf(relation: unknown): number | null {
  const id = typeof relation === 'object' && relation !== null ? (relation as { id?: unknown }).id : relation
  if (typeof id === 'number') return id
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : null
}
