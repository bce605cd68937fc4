/** Converts the query of an admin view to URLSearchParams, with one value per name. */
export function toSearchParams(
  searchParams: Record<string, string | string[] | undefined> | undefined,
): URLSearchParams {
  const entries = Object.entries(searchParams ?? {}).map(([name, value]) => [name, [value].flat()[0] ?? ''])
  return new URLSearchParams(entries as [string, string][])
}
