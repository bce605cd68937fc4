/** Whether an entry has its own label, such as a specification. */
export function isLabelled(entry: unknown): entry is { label: string; value: unknown } {
  return typeof entry === 'object' && entry !== null && typeof (entry as { label?: unknown }).label === 'string'
}

/** Parses JSON input. Empty input is null. */
export function parseJsonField(text: string): { value: unknown } | { problem: string } {
  if (!text.trim()) return { value: null }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `Invalid JSON: ${(error as Error).message}` }
  }
}
