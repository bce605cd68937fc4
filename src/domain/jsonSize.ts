/**
 * What a document or the body of a request may consist of at most. Whoever works on one, such as the hooks of a save or the rendering of a
 * page, takes up to half a millisecond for each row and some for a block, and nothing else is done meanwhile.
 */
export const JSON_LIMITS = {
  /** blocks of a page, also inside other blocks */
  blocks: 100,
  /** entries of lists that are objects, such as items of a menu; blocks are some of them */
  rows: 1000,
  /** objects and lists, such as the paragraphs and words of a long post */
  parts: 20_000,
  /** texts, numbers and other values */
  values: 200_000,
}

/** Of rich text: its paragraphs and words are parts and no rows. */
const RICH_TEXT_LIST = 'children'

/**
 * Says which limit a JSON value exceeds, as a sentence for people; null if it keeps all. Stops at the first one.
 * @param limits `JSON_LIMITS` by default
 */
export function explainJsonSize(value: unknown, limits = JSON_LIMITS): string | null {
  const found = { blocks: 0, rows: 0, parts: 0, values: 0 }
  const waiting: { value: unknown; isRow: boolean; isRichText: boolean }[] = [
    { value, isRow: false, isRichText: false },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, isRow, isRichText } = next
    if (typeof part !== 'object' || part === null) {
      found.values += 1
      if (found.values > limits.values) return `Send at most ${format(limits.values)} values at once.`
      continue
    }
    found.parts += 1
    if (isRow) found.rows += 1
    if (isRow && Object.hasOwn(part, 'blockType')) found.blocks += 1
    if (found.blocks > limits.blocks) return `Use at most ${format(limits.blocks)} blocks in one document.`
    if (found.rows > limits.rows) return `Use at most ${format(limits.rows)} rows in all lists of one document.`
    if (found.parts + waiting.length > limits.parts + limits.values)
      return `Send at most ${format(limits.values)} values at once.`
    if (found.parts > limits.parts) return `Use at most ${format(limits.parts)} parts in one document: divide it.`
    if (Array.isArray(part)) {
      for (const entry of part) waiting.push({ value: entry, isRow: isPlain(entry) && !isRichText, isRichText: false })
    } else {
      for (const [name, entry] of Object.entries(part))
        waiting.push({ value: entry, isRow: false, isRichText: name === RICH_TEXT_LIST })
    }
  }
  return null
}

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const format = (count: number): string => count.toLocaleString('en-AU')

/** A row's own entry in the state of a form of the admin: `layout.3.blockType`, `items.0.id`. */
const BLOCK_ENTRY = '.blockType'
const ROW_ENTRY = '.id'

/** The same for the state of an admin's form, which has an entry for each field by its path. */
export function explainFormStateSize(state: unknown, limits = JSON_LIMITS): string | null {
  if (typeof state !== 'object' || state === null) return null
  const names = Object.keys(state)
  if (names.length > limits.parts) return `Use at most ${format(limits.parts)} fields in one form.`
  if (names.filter((name) => name.endsWith(BLOCK_ENTRY)).length > limits.blocks)
    return `Use at most ${format(limits.blocks)} blocks in one document.`
  if (names.filter((name) => name.endsWith(ROW_ENTRY)).length > limits.rows)
    return `Use at most ${format(limits.rows)} rows in all lists of one document.`
  return null
}
