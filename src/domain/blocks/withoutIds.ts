/** A copy of a block without the ids of it and of its rows, so that a document that gets it has ids of its own. */
export function withoutIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => withoutIds(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  // Rich text is a tree of Lexical's own, whose ids name nothing of ours.
  if ('root' in value) return value
  const entries = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(entries.map(([name, item]) => [name, withoutIds(item)])) as Value
}
