/** The populated document of a relation; null if missing or only an id. */
export function populated<Document extends object>(relation: number | Document | null | undefined): Document | null {
  return typeof relation === 'object' && relation !== null ? relation : null
}
