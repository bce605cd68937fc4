/** The names of a document's files: its own, and those of its sizes. */
export function listFileNames(document: unknown): string[] {
  const { filename, sizes } = (document ?? {}) as { filename?: unknown; sizes?: Record<string, unknown> | null }
  const ofSizes = Object.values(sizes ?? {}).map((size) => (size as { filename?: unknown } | null)?.filename)
  const names = [filename, ...ofSizes].filter((name): name is string => typeof name === 'string' && name !== '')
  return [...new Set(names)]
}
