import { isPlainObject } from '../cleanText'
import {
  findGoneRows,
  type HeldList,
  hasRowIds,
  holdRows,
  isHeldList,
  mergeRows,
  type Row,
  readHeldRows,
} from './heldRows'

type Data = Record<string, unknown>

/** Settings of a site that have no drafts: addresses and rights take effect at once. */
const IMMEDIATE = ['slug', 'template', 'group', 'domains', 'launch', 'publishing'] as const

/** Fields of a site that neither a draft nor a release holds: those, and what the server sets. */
const NOT_HELD: ReadonlySet<string> = new Set([
  ...IMMEDIATE,
  ...['id', 'createdAt', 'updatedAt', 'updatedBy', '_status', 'editSession', 'theme_copied_from'],
])

export const isHeldSetting = (name: string): boolean => !NOT_HELD.has(name)

/** The settings without drafts that a form has changed. */
export const changedImmediately = (stored: Data, form: Data): (typeof IMMEDIATE)[number][] =>
  IMMEDIATE.filter((name) => form[name] !== undefined && changedFields(stored, { [name]: form[name] }, () => false))

/** Settings that differ, nested as in the document, with whole lists. Null if none does. */
export function changedSettings(stored: Data, form: Data): Data | null {
  return changedFields(stored, form, (name) => NOT_HELD.has(name))
}

/**
 * Settings that differ, as a draft holds them: nested as in the document, and lists by those of their rows that differ.
 * @param earlier what was held before: changes of rows that are live no more go on as such
 */
export const holdSettings = (stored: Data, form: Data, earlier: Data = {}): Data | null =>
  changedFields(stored, form, (name) => NOT_HELD.has(name), earlier)

/** What a draft still changes by now: what is live already leaves it. */
export const leftSettings = (stored: Data, held: Data): Data | null =>
  holdSettings(stored, mergeSettings(stored, held), held)

/** @param earlier holds lists by their rows; without it they are whole */
function changedFields(
  stored: Data,
  form: Data,
  isLeftOut: (name: string) => boolean,
  earlier: Data | null = null,
): Data | null {
  const changed: Data = {}
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || isLeftOut(name)) continue
    const before = stored[name]
    const known = earlier?.[name]
    if (isGroup(value) && (isGroup(before) || before == null)) {
      const inner = changedFields((before ?? {}) as Data, value, () => false, earlier && (isGroup(known) ? known : {}))
      if (inner) changed[name] = inner
    } else if (earlier && hasRowIds(value) && hasRowIds(before ?? [])) {
      const rows = holdRows(toRows(before), value, compareRows, isHeldList(known) ? readHeldRows(known) : null)
      if (rows) changed[name] = rows
    } else if (!isSame(value, before)) changed[name] = value
  }
  return Object.keys(changed).length > 0 ? changed : null
}

const compareRows = (before: Row, after: Row) => changedFields(before, after, (name) => name === 'id', {})

const toRows = (list: unknown): Row[] => (hasRowIds(list) ? list : [])

/** A group of fields, unlike rich text and related documents, which are values. */
const isGroup = (value: unknown): value is Data =>
  isPlainObject(value) && !('root' in value) && !('relationTo' in value) && !isHeldList(value)

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Whether the form has what is stored. Fields that the form does not have do not count. */
function isSame(form: unknown, stored: unknown): boolean {
  if (isEmpty(form) && isEmpty(stored)) return true
  if (Array.isArray(form))
    return Array.isArray(stored) && form.length === stored.length && form.every((item, at) => isSame(item, stored[at]))
  if (isPlainObject(form))
    return (
      isPlainObject(stored) &&
      Object.entries(form).every(([name, value]) => value === undefined || isSame(value, (stored as Data)[name]))
    )
  return String(form) === String(stored)
}

/** The stored settings with the held ones: whole top-level fields, as a save expects them. */
export const mergeSettings = (stored: Data, held: Data): Data => merge(stored, held, (before) => before)

/** What the held settings will be once they are live, without those around them. */
export const settingsAfter = (stored: Data, held: Data): Data => merge(stored, held, () => ({}))

function merge(stored: Data, held: Data, around: (before: Data) => Data): Data {
  const merged: Data = {}
  for (const [name, value] of Object.entries(held)) {
    const before = stored[name]
    if (isHeldList(value)) merged[name] = mergeList(before, value)
    else if (isGroup(value) && (isGroup(before) || before == null)) {
      const group = (before ?? {}) as Data
      merged[name] = { ...around(group), ...merge(group, value, around) }
    } else merged[name] = value
  }
  return merged
}

const mergeList = (live: unknown, list: HeldList): Row[] => mergeRows(toRows(live), list, mergeSettings)

/** What is stored where the held settings would go. */
export function pickSettings(stored: Data, held: Data): Data {
  const picked: Data = {}
  for (const [name, value] of Object.entries(held)) {
    const before = stored[name]
    picked[name] = isGroup(value) && isGroup(before) ? pickSettings(before, value) : (before ?? null)
  }
  return picked
}

/** What takes held settings back once they are live: of lists, the rows that were changed. */
export function undoSettings(stored: Data, held: Data): Data {
  const undo: Data = {}
  for (const [name, value] of Object.entries(held)) {
    const before = stored[name]
    if (isHeldList(value)) {
      const list = holdRows(mergeList(before, value), toRows(before), compareBack, null)
      if (list) undo[name] = list
    } else undo[name] = isGroup(value) && isGroup(before) ? undoSettings(before, value) : (before ?? null)
  }
  return undo
}

/** What a row had before, also where that was nothing. */
function compareBack(after: Row, before: Row): Data | null {
  const values = compareRows(before, after)
  return values && undoSettings(before, values)
}

/** Whether the settings are as held, so that nobody has changed them since. */
export const hasSettings = (stored: Data, held: Data): boolean =>
  isSame(settingsAfter(stored, held), pickSettings(stored, held))

/** Rows of lists that a draft changes and somebody has removed since, each with the path of its list. */
export function findGoneSettings(stored: Data, held: Data, prefix = ''): { path: string; row: Row }[] {
  return Object.entries(held).flatMap(([name, value]) => {
    const path = `${prefix}${name}`
    const before = stored[name]
    if (isHeldList(value)) {
      const live = toRows(before)
      const byId = new Map(live.map((row) => [row.id, row]))
      const inRows = readHeldRows(value).changed.flatMap(({ id, values }) =>
        byId.has(id) ? findGoneSettings(byId.get(id)!, values, `${path} `) : [],
      )
      return [...findGoneRows(live, value, mergeSettings).map((row) => ({ path, row })), ...inRows]
    }
    return isGroup(value) ? findGoneSettings(isGroup(before) ? before : {}, value, `${path} `) : []
  })
}

/** Held settings without those that a form has too. */
export function withoutSettings(held: Data, form: Data): Data {
  const left: Data = {}
  for (const [name, value] of Object.entries(held)) {
    const inForm = form[name]
    if (inForm === undefined) left[name] = value
    else if (isGroup(value) && isGroup(inForm)) left[name] = withoutSettings(value, inForm)
  }
  return left
}

/** Held settings with more of them, which win. */
export function addSettings(held: Data, more: Data): Data {
  const all: Data = { ...held }
  for (const [name, value] of Object.entries(more)) {
    const before = held[name]
    all[name] = isGroup(value) && isGroup(before) ? addSettings(before, value) : value
  }
  return all
}
