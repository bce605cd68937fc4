import { isPlainObject } from './cleanText'

/** Fields of a save rather than of the content. */
const OF_SAVE: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'updatedBy', '_status'])

/** Whether two stored states of a document have the same content, whoever saved them when, and as a draft or not. */
export function hasSameContent(first: object, second: object): boolean {
  const content = (state: object) => Object.fromEntries(Object.entries(state).filter(([name]) => !OF_SAVE.has(name)))
  return isSame(content(first), content(second))
}

/** Not a switch that is off, which may stand where another value is the default. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || isEmptyList(value)
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const ZONE = '_tz'

/** Whether a field is a time zone that a form fills in by itself: of a time without a zone, or of one that is not set. */
const isFilledZone = (name: string, first: Record<string, unknown>, second: Record<string, unknown>) => {
  const time = name.endsWith(ZONE) ? name.slice(0, -ZONE.length) : null
  if (time === null) return false
  return isEmpty(first[name]) || isEmpty(second[name]) || (isEmpty(first[time]) && isEmpty(second[time]))
}

function isSame(first: unknown, second: unknown): boolean {
  if (isEmpty(first) || isEmpty(second)) return isEmpty(first) && isEmpty(second)
  if (Array.isArray(first))
    return (
      Array.isArray(second) && first.length === second.length && first.every((item, at) => isSame(item, second[at]))
    )
  if (!isPlainObject(first)) return first === second
  if (!isPlainObject(second)) return false
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  return [...names].every((name) => isSame(first[name], second[name]) || isFilledZone(name, first, second))
}
