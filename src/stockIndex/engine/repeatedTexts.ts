/** More texts, and longer ones, stay texts: feeds repeat a few thousand features. */
const MAX_TEXTS = 20_000
const MAX_LETTERS = 100

const numbers = new Map<string, number>()
const texts: string[] = []

/** By list, which cars of one variant share. */
const packedLists = new WeakMap<readonly unknown[], unknown>()

/** Lists of texts that many records of all sites repeat, as numbers. */
export const REPEATED_TEXTS = {
  pack(value: unknown): unknown {
    if (!Array.isArray(value)) return { value }
    let packed = packedLists.get(value)
    if (packed === undefined) {
      packed = value.every(isText) ? value.map(toNumber) : { value }
      if (Object.isFrozen(value)) packedLists.set(value, packed)
    }
    return packed
  },
  unpack(packed: unknown): unknown {
    if (!Array.isArray(packed)) return (packed as { value: unknown }).value
    return packed.map((part: number | string) => (typeof part === 'number' ? texts[part] : part))
  },
}

const isText = (value: unknown): value is string => typeof value === 'string'

function toNumber(text: string): number | string {
  const known = numbers.get(text)
  if (known !== undefined) return known
  if (texts.length >= MAX_TEXTS || text.length > MAX_LETTERS) return text
  numbers.set(text, texts.length)
  return texts.push(text) - 1
}
