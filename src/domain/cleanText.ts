/** Text without what Postgres cannot store: NUL characters and lone surrogates, such as half of an emoji. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '')
}

/** Line breaks of all systems and of Unicode, with the spaces that follow. */
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+\s*/g

/** Text of a field with one line: line breaks become spaces, since a second line could pass for another field in an email. */
export const toSingleLine = (text: string): string => text.replaceAll(LINE_BREAKS, ' ')

/** At most `max` UTF-16 code units of a text, without half of a surrogate pair at its end. */
export function truncateText(text: string, max: number): string {
  return text.length > max ? cleanText(text.slice(0, max)) : text
}

/** A JSON value whose texts and keys are cleaned by `cleanText`. Anything but plain objects and arrays is unchanged. */
export function cleanJson<Value>(value: Value): Value
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((item) => cleanJson(item))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key), cleanJson(item)]))
}

/** Whether a JSON value has more than some levels of lists and objects. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1))
}

/** True for plain objects, false for a Date, a Buffer or another class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
