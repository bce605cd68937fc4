import { cleanText, isPlainObject, truncateText } from '../cleanText'
import type { FieldChange } from './historyActions'

/** Changes recorded of one save; the last says how many more there are. */
const MAX_CHANGES = 60
/** Characters of a value. */
const MAX_LENGTH = 300
/** Fields and rows that are compared; what a document has beyond them is not recorded. */
const MAX_LEAVES = 5000

/** Fields that are recorded elsewhere, or say nothing about the content. */
const IGNORED: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', 'updatedBy', '_status', 'blockName', 'sizes', 'thumbnailURL'],
  ...['sessions', 'salt', 'hash', 'resetPasswordToken', 'resetPasswordExpiration', 'loginAttempts', 'lockUntil'],
])

/** Fields whose values are secrets: who has one can act for the dealer. */
const SECRET = /password|secret|token|unlisted_key|api_?key|sealed|webhook|adfUrl/i

/** Stands for a value that is not recorded. */
export const HIDDEN_VALUE = '(not recorded)'

interface Leaf {
  /** path for people, with the number of each row */
  label: string
  text: string
  /** the kinds of the blocks that it is in, from the top */
  blocks: readonly string[]
  /** what is compared, if that is not the text: the ids of rows */
  identity?: string
}

/** A change with the kinds of the blocks that it is in, from the top: of which block a field is. */
export interface PlacedChange extends FieldChange {
  blocks: readonly string[]
}

interface Options {
  /** records which fields changed, without their values */
  hideValues?: boolean
  /** top-level fields whose values are recorded all the same */
  shown?: readonly string[]
}

/**
 * The fields that differ between two states of a document, by path. Rows of lists are matched by their id, so that a row that was moved
 * or follows an added one is not reported; rows without an id, such as those of an import, by their place. Values are text of at most 300 characters; secrets are left out.
 * @param before empty for a new document
 * @param after empty for a deleted document
 */
export function diffDocuments(before: object, after: object, options: Options = {}): FieldChange[] {
  return diffPlaces(before, after, options).map(({ blocks: _, ...change }) => change)
}

/** As `diffDocuments`, with the blocks that each field is in. */
export function diffPlaces(
  before: object,
  after: object,
  { hideValues = false, shown = [] }: Options = {},
): PlacedChange[] {
  const numbered = numberRows(after, before) as object
  const [old, next] = [readLeaves(numberRows(before, numbered) as object), readLeaves(numbered)]
  const changes: PlacedChange[] = []
  for (const key of new Set([...old.keys(), ...next.keys()])) {
    const [from, to] = [old.get(key), next.get(key)]
    if (getIdentity(from) === getIdentity(to)) continue
    const isHidden = (hideValues && !shown.includes(key.slice(1))) || SECRET.test(key)
    const start = findExcerptStart(from?.text ?? '', to?.text ?? '')
    const toValue = (leaf: Leaf | undefined) =>
      leaf?.text ? (isHidden ? HIDDEN_VALUE : excerpt(leaf.text, start)) : null
    const { label, blocks } = (to ?? from)!
    changes.push({ path: label, before: toValue(from), after: toValue(to), blocks })
  }
  if (changes.length <= MAX_CHANGES) return changes
  const rest = changes.length - MAX_CHANGES + 1
  const last = { path: `and ${rest} more fields`, before: null, after: null, blocks: [] }
  return [...changes.slice(0, MAX_CHANGES - 1), last]
}

const isRow = (row: unknown): row is Record<string, unknown> => isPlainObject(row) && typeof row.id !== 'number'
const hasRowId = (row: unknown): row is { id: string } => isPlainObject(row) && typeof row.id === 'string'

/**
 * A value with the ids by which its rows are compared. A row without one, or with one that is new as a save without ids makes it, is that of
 * the other value in its place, if that is of the same kind and nowhere else by now.
 */
function numberRows(value: unknown, other: unknown): unknown {
  if (isRichText(value)) return value
  if (isPlainObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, numberRows(part, isPlainObject(other) ? other[name] : null)]),
    )
  if (!Array.isArray(value) || !value.every(isRow)) return value
  const others = Array.isArray(other) ? other.filter(isRow) : []
  // Lists that never have ids, such as the photos of a car, are one value.
  if (![...value, ...others].some((row) => hasRowId(row) || 'blockType' in row)) return value
  const ids = new Set(value.filter(hasRowId).map(({ id }) => id))
  const byId = new Map(others.filter(hasRowId).map((row) => [row.id, row]))
  return value.map((row, index) => {
    const known = hasRowId(row) ? byId.get(row.id) : undefined
    const inPlace = others[index]
    const isSame = inPlace && inPlace.blockType === row.blockType && !(hasRowId(inPlace) && ids.has(inPlace.id))
    const match = known ?? (isSame ? inPlace : undefined)
    const id = match && hasRowId(match) ? match.id : hasRowId(row) ? row.id : `number ${index + 1}`
    return { ...(numberRows(row, match) as object), id }
  })
}

const getIdentity = (leaf: Leaf | undefined) => leaf?.identity ?? leaf?.text ?? ''

/** Where the shown part of two long texts starts: a little before they differ. */
function findExcerptStart(before: string, after: string): number {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return 0
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  return same <= MAX_LENGTH / 2 ? 0 : same - MAX_LENGTH / 4
}

function excerpt(text: string, start: number): string {
  // Without half of an emoji at either end, which Postgres refuses in JSON.
  const part = cleanText(text.slice(start, start + MAX_LENGTH - 2))
  return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`
}

function readLeaves(document: object): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  addLeaves(document, { key: '', label: '', blocks: [] }, leaves)
  return leaves
}

/** Where a value is: its key, its path for people and the blocks that it is in. */
interface Place {
  key: string
  label: string
  blocks: readonly string[]
}

function addLeaves(value: unknown, place: Place, leaves: Map<string, Leaf>): void {
  const { key, label, blocks } = place
  if (leaves.size >= MAX_LEAVES) return
  if (isRichText(value)) addLeaf(place, readRichText(value), leaves)
  else if (Array.isArray(value)) addRows(value, place, leaves)
  else if (!isPlainObject(value)) addLeaf(place, toText(value), leaves)
  // A related document that the save has populated.
  else if (key && typeof value.id === 'number' && 'updatedAt' in value) addLeaf(place, `${value.id}`, leaves)
  else
    for (const [name, part] of Object.entries(value))
      if (!IGNORED.has(name))
        addLeaves(part, { key: `${key}.${name}`, label: label ? `${label} ${name}` : name, blocks }, leaves)
}

function addRows(rows: unknown[], place: Place, leaves: Map<string, Leaf>): void {
  const { key, label, blocks } = place
  if (!rows.some(hasRowId)) {
    addLeaf(place, rows.map(toItem).join(', '), leaves)
    return
  }
  const identity = rows.map((row) => (isPlainObject(row) ? row.id : row)).join()
  leaves.set(`${key}#`, { label, text: rows.map(toRowName).join(', '), identity, blocks })
  rows.forEach((row, index) => {
    const id = isPlainObject(row) ? row.id : index
    const kind = isPlainObject(row) && typeof row.blockType === 'string' ? [row.blockType] : []
    addLeaves(row, { key: `${key}[${id}]`, label: `${label} ${index + 1}`, blocks: [...blocks, ...kind] }, leaves)
  })
}

/** Characters of a row's first text, if it has no name. */
const MAX_ROW_NAME = 60

/** A row in words: its kind, its name or its first text. */
function toRowName(row: unknown): string {
  if (!isPlainObject(row)) return toText(row)
  const { id: _, ...values } = row
  const name = row.blockType ?? row.name ?? row.title ?? row.label ?? row.host ?? row.date ?? row.day
  const texts = [name, ...Object.values(values)].filter((value) => typeof value === 'string' && value !== '')
  const text = String(texts[0] ?? 'row')
  return text.length > MAX_ROW_NAME ? `${truncateText(text, MAX_ROW_NAME)}…` : text
}

const toItem = (item: unknown): string =>
  isPlainObject(item) && 'id' in item ? `${item.id}` : isPlainObject(item) ? JSON.stringify(item) : toText(item)

function addLeaf({ key, label, blocks }: Place, text: string, leaves: Map<string, Leaf>): void {
  leaves.set(key, { label, text, blocks })
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value instanceof Date ? value.toISOString() : String(value)
}

const isRichText = (value: unknown): value is { root: { children: unknown[] } } =>
  isPlainObject(value) && isPlainObject(value.root) && Array.isArray(value.root.children)

/** The words of rich text, a line for each paragraph. */
function readRichText({ root }: { root: { children: unknown[] } }): string {
  const read = (node: unknown): string =>
    !isPlainObject(node)
      ? ''
      : typeof node.text === 'string'
        ? node.text
        : Array.isArray(node.children)
          ? node.children.map(read).join('')
          : ''
  return root.children.map(read).join('\n')
}
