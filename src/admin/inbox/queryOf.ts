/** The query of an admin view as Payload hands it over, as one value for each name. */
export function queryOf(searchParams: Record<string, string | string[] | undefined> | undefined): URLSearchParams {
  const entries = Object.entries(searchParams ?? {}).map(([name, value]) => [name, [value].flat()[0] ?? ''])
  return new URLSearchParams(entries as [string, string][])
}
