/** An entry that brings its own label, as specifications do. */
export function isLabelled(entry: unknown): entry is { label: string; value: unknown } {
  return typeof entry === 'object' && entry !== null && typeof (entry as { label?: unknown }).label === 'string'
}

/** What was typed as JSON; an empty box is nothing. Says where it stops being JSON. */
export function jsonTyped(text: string): { value: unknown } | { problem: string } {
  if (!text.trim()) return { value: null }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `This is not JSON yet: ${(error as Error).message}` }
  }
}
