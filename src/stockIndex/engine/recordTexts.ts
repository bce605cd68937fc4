/** The text that a record has in the named attributes, lists included. */
export function listTexts(record: object, attributes: readonly string[]): string[] {
  const texts: string[] = []
  for (const attribute of attributes) {
    const value = (record as Record<string, unknown>)[attribute]
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) texts.push(...value.filter((entry) => typeof entry === 'string'))
  }
  return texts
}
