import { plainText } from '../find/findWords'
import type { FormValues } from './formValues'
import { listShownHours } from './hoursInForm'
import type { PreviewClick } from './previewMessages'

/** Fields of a row or of the save, which shoppers never read. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  ...['id', 'blockType', 'blockName', 'anchor', 'background', 'site', 'slug', 'path', 'kind', 'key'],
  ...['_status', 'updatedAt', 'createdAt', 'updatedBy', 'deletedAt'],
])

/** Words so short are in many fields, which then say nothing. */
const MIN_PART = 3
/** A field's words are at least this share of what is clicked, or they are in it by chance. */
const MIN_SHARE = 0.25

/** Words as they are compared: one space between them, in lower case, with straight quotes. */
export const comparable = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').trim().toLowerCase()

/** The path of the row of a block with an id: `layout.2`. Null if the form has no such block. */
export function findBlockPath(values: FormValues, id: string): string | null {
  const path = Object.keys(values).find((name) => name.endsWith('.id') && values[name] === id)
  return path ? path.slice(0, -'.id'.length) : null
}

/**
 * The field of a form whose words or picture an editor clicked in its preview. Compares what is seen with what was entered, so
 * that the pages carry nothing for it.
 * @param fileId id of the clicked picture in the media library; null if it is none
 * @returns the path of the field; of the block's heading or first field if none has the words, and of the dropdown that makes a menu's
 * link; null if the form does not have it, as for the words in a block that has none of its own and shows another document
 */
export function findClickedField(values: FormValues, click: PreviewClick, fileId: number | null): string | null {
  const block = click.block === null ? null : findBlockPath(values, click.block)
  const item = click.menuItem === null ? null : findMenuItemPath(values, click.menuItem)
  const paths = Object.keys(values).filter((path) => isWithin(path, block ?? item) && isShown(path, values[path]))
  const found =
    (fileId === null ? null : pick(paths, (path) => rateFile(path, values[path], fileId), click.occurrence)) ??
    (click.text === null ? null : findText(paths, values, click.text, click.occurrence))
  if (found) return found
  if (item) return findDropdown(values, item)
  if (block === null || click.isControl) return null
  if (click.isHeading && `${block}.heading` in values) return `${block}.heading`
  if (click.text !== null && !paths.some((path) => hasWords(values[path]))) return null
  return paths[0] ?? block
}

/** The path of the row of a menu's item: `items.2`. Null if the form is not that of its menu. */
function findMenuItemPath(values: FormValues, name: string): string | null {
  const path = Object.keys(values).find(
    (path) => /^items\.\d+\.name$/.test(path) && comparable(String(values[path] ?? '')) === comparable(name),
  )
  return path ? path.slice(0, -'.name'.length) : null
}

/** The field that makes the links of an item which have no rows: of models, makes and so on. */
function findDropdown(values: FormValues, item: string): string {
  const kind = values[`${item}.dynamicDropdown`]
  return `${item}.${kind && kind !== 'none' ? 'dynamicDropdown' : 'name'}`
}

function findText(paths: string[], values: FormValues, text: string, occurrence: number): string | null {
  const clicked = comparable(text)
  if (!clicked) return null
  const entered = pick(paths, (path) => rateText(values[path], clicked), occurrence)
  if (entered) return entered
  const shown = listShownHours(values).filter(
    ({ path, words }) => paths.includes(path) && comparable(words) === clicked,
  )
  return (shown[occurrence] ?? shown[0])?.path ?? null
}

/** The field of a site that has the clicked words, and nothing else; null if it has none: words that the whole site shares. */
export function findSharedWords(values: FormValues, text: string): string | null {
  const clicked = comparable(text)
  if (clicked.length < MIN_PART) return null
  return (
    Object.keys(values).find((path) => isShown(path, values[path]) && rateText(values[path], clicked) === SAME) ?? null
  )
}

const hasWords = (value: unknown): boolean =>
  comparable(typeof value === 'string' ? value : plainText(value)).length >= MIN_PART

const isWithin = (path: string, block: string | null) => block === null || path.startsWith(`${block}.`)

function isShown(path: string, value: unknown): boolean {
  const parts = path.split('.')
  // The number of rows, which the form keeps as the value of their list.
  const isEmptyObject = typeof value === 'object' && value !== null && !('root' in value)
  return !NOT_SHOWN.has(parts.at(-1)!) && !path.startsWith('meta.') && value !== undefined && !isEmptyObject
}

/** The best path, or the one at the position of the click if several are as good. */
function pick(paths: string[], rate: (path: string) => number, occurrence: number): string | null {
  const rated = paths.map((path) => ({ path, rating: rate(path) })).filter(({ rating }) => rating > 0)
  const best = Math.max(0, ...rated.map(({ rating }) => rating))
  const equals = rated.filter(({ rating }) => rating === best)
  return (equals[occurrence] ?? equals[0])?.path ?? null
}

/** Fields for pictures come before numbers that happen to be the same. */
function rateFile(path: string, value: unknown, fileId: number): number {
  if (value !== fileId && value !== String(fileId)) return 0
  return /image|picture|photo|logo|media|file|poster|icon/i.test(path) ? 2 : 1
}

/** The rating of the same words. */
const SAME = 3

/** From 0 for other words to `SAME`. */
function rateText(value: unknown, clicked: string): number {
  if (typeof value === 'number') return value >= 100 && digits(clicked).includes(String(value)) ? 1.5 : 0
  const text = comparable(typeof value === 'string' ? value : plainText(value))
  if (text.length < 2) return 0
  if (text === clicked || isFilledIn(text, clicked)) return SAME
  if (clicked.length >= 2 && text.includes(clicked)) return 2 + clicked.length / text.length / 2
  const share = text.length / clicked.length
  return text.length >= MIN_PART && share >= MIN_SHARE && clicked.includes(text) ? 1 + share / 2 : 0
}

/** A word in braces, in whose place the page shows a value: "{count} cars". */
const PLACEHOLDER = /\{[a-z]+\}/i

/** Whether words are a text with values in place of its placeholders. */
function isFilledIn(text: string, words: string): boolean {
  const parts = text.split(PLACEHOLDER)
  if (parts.length < 2 || parts.join('').trim().length < MIN_PART) return false
  let rest = words
  if (!rest.startsWith(parts[0]!) || !rest.endsWith(parts.at(-1)!)) return false
  for (const part of parts) {
    const at = rest.indexOf(part)
    if (at < 0) return false
    rest = rest.slice(at + part.length)
  }
  return true
}

/** The numbers in a text without separators: "From $23,990" as ["23990"]. */
const digits = (text: string): string[] =>
  [...text.matchAll(/\d[\d, ]*/g)].map(([found]) => found.replaceAll(/\D/g, ''))
