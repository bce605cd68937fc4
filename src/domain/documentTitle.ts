/** What of a collection's configuration names its documents. */
interface Titled {
  admin: { useAsTitle?: string }
  flattenedFields: readonly object[]
}

interface ChoiceField {
  name?: string
  type?: string
  options?: readonly (string | { value: string; label?: unknown })[]
}

/** What staff call a document: its title, of a menu or layout the label of what was chosen. Null if it has none. */
export function documentTitle({ admin, flattenedFields }: Titled, document: object): string | null {
  const name = admin.useAsTitle ?? 'id'
  const title = (document as Record<string, unknown>)[name]
  if (typeof title !== 'string' || title === '') return null
  const field = (flattenedFields as readonly ChoiceField[]).find((each) => each.name === name)
  const options = field?.type === 'select' ? (field.options ?? []) : []
  const option = options.find((each) => typeof each === 'object' && each.value === title)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : title
}
