import { isPlainObject } from '../cleanText'

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

/** Settings that differ, nested as in the document; lists are held whole. Null if none does. */
export function changedSettings(stored: Data, form: Data): Data | null {
  return changedFields(stored, form, (name) => NOT_HELD.has(name))
}

function changedFields(stored: Data, form: Data, isLeftOut: (name: string) => boolean): Data | null {
  const changed: Data = {}
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || isLeftOut(name)) continue
    const before = stored[name]
    if (isGroup(value) && (isGroup(before) || before == null)) {
      const inner = changedFields((before ?? {}) as Data, value, () => false)
      if (inner) changed[name] = inner
    } else if (!isSame(value, before)) changed[name] = value
  }
  return Object.keys(changed).length > 0 ? changed : null
}

/** A group of fields, unlike rich text and related documents, which are values. */
const isGroup = (value: unknown): value is Data =>
  isPlainObject(value) && !('root' in value) && !('relationTo' in value)

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
export function mergeSettings(stored: Data, held: Data): Data {
  const merged: Data = {}
  for (const [name, value] of Object.entries(held)) {
    const before = stored[name]
    merged[name] = isGroup(value) && isGroup(before) ? { ...before, ...mergeSettings(before, value) } : value
  }
  return merged
}

/** What is stored where the held settings would go. */
export function pickSettings(stored: Data, held: Data): Data {
  const picked: Data = {}
  for (const [name, value] of Object.entries(held)) {
    const before = stored[name]
    picked[name] = isGroup(value) && isGroup(before) ? pickSettings(before, value) : (before ?? null)
  }
  return picked
}

/** Whether the settings are as held, so that nobody has changed them since. */
export const hasSettings = (stored: Data, held: Data): boolean => isSame(held, pickSettings(stored, held))

/** Held settings with more of them, which win. */
export function addSettings(held: Data, more: Data): Data {
  const all: Data = { ...held }
  for (const [name, value] of Object.entries(more)) {
    const before = held[name]
    all[name] = isGroup(value) && isGroup(before) ? addSettings(before, value) : value
  }
  return all
}
