import type { ClientField } from 'payload'

/** Milliseconds in which a form must have shown the field: large pages load their blocks in parts. */
const PATIENCE_MS = 20_000
/** Milliseconds in which a form that is still loading may take the focus away. */
const SETTLE_MS = 1500
const STEP_MS = 100
/** Milliseconds for which a part of a row stays on the screen, so that a slow machine renders it too. */
const PART_MS = 600

/** Looks after which a row is closed and opened again: now and then one does not render its end. */
const PARTS_BEFORE_CLOSING = 10

const FOCUSABLE = 'input:not([type="hidden"]):not(:disabled), textarea, select, button, [contenteditable="true"]'

/**
 * Opens the tab, rows and sections around a field of the form on the screen, scrolls to it and focuses it.
 * @param path of the field: `layout.2.heading`
 * @param fields of the form, to find its tab
 * @returns whether the field was found, within 20 seconds
 */
export async function openField(path: string, fields: readonly ClientField[], signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
  let nextPartAt = 0
  let parts = 0
  while (Date.now() < deadline && !signal.aborted) {
    const field = findField(path)
    if (field && !openAround(field) && (await focusField(path, signal))) return true
    if (!field && Date.now() >= nextPartAt) {
      parts += 1
      openTowards(path, fields, parts % PARTS_BEFORE_CLOSING === 0)
      nextPartAt = Date.now() + PART_MS
    }
    await wait(STEP_MS)
  }
  return false
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The element of a field, or of the row if the path ends with a row. Rich text has no element of its own name. */
function findField(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`
  const row = rowOf(path)
  const own = document.getElementById(id) ?? document.getElementById(rowId(path))
  if (own) return own
  const within = row ? document.getElementById(row) : document.querySelector('.document-fields')
  return lonelyRichText(within, path, row)
}

/** The rich text of a row that has only one. */
function lonelyRichText(within: Element | null | undefined, path: string, row: string | null): HTMLElement | null {
  if (!within || (!row && path.includes('.'))) return null
  const texts = within.querySelectorAll<HTMLElement>('.rich-text-lexical')
  return texts.length === 1 ? texts[0]! : null
}

const rowId = (path: string) => {
  const parts = path.split('.')
  const index = parts.pop()
  return `${parts.join('-')}-row-${index}`
}

/** The id of the innermost row around a field; null if it is in none. */
function rowOf(path: string): string | null {
  const parts = path.split('.')
  const last = parts.findLastIndex((part) => /^\d+$/.test(part))
  return last < 0 ? null : rowId(parts.slice(0, last + 1).join('.'))
}

/** Opens the closed sections around an element; whether there were any. */
function openAround(element: Element): boolean {
  let isOpened = false
  for (let section = element.closest('.collapsible--collapsed'); section; ) {
    section.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    isOpened = true
    section = section.parentElement?.closest('.collapsible--collapsed') ?? null
  }
  return isOpened
}

/** Scrolls on through a row, then from its start again: rows render each field once it is near the screen. */
function showNextPart(row: Element): void {
  const isBelow = (element: Element) => element.getBoundingClientRect().top > window.innerHeight
  const next = isBelow(row) ? undefined : [...row.querySelectorAll('.render-fields > *')].find(isBelow)
  // The end of the row may have no fields yet.
  const hasMore = row.getBoundingClientRect().bottom > window.innerHeight + 1
  if (next) next.scrollIntoView({ block: 'start' })
  else row.scrollIntoView({ block: !isBelow(row) && hasMore ? 'end' : 'start' })
}

/** Opens whatever is nearest to a field that is not on the screen: the row, else the tab. `isClosing` closes the row for the next time. */
function openTowards(path: string, fields: readonly ClientField[], isClosing: boolean): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 1; length -= 1) {
    if (!/^\d+$/.test(parts[length - 1]!)) continue
    const row = document.getElementById(rowId(parts.slice(0, length).join('.')))
    if (!row) continue
    const section = row.matches('.collapsible') ? row : row.querySelector('.collapsible')
    if (section && (section.matches('.collapsible--collapsed') || isClosing))
      section.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    showNextPart(row)
    return
  }
  const tab = findTab(path, fields)
  if (tab === null) return
  const buttons = document.querySelectorAll<HTMLElement>('.document-fields .tabs-field__tabs .tabs-field__tab-button')
  const button = buttons[tab]
  if (button && !button.matches('.tabs-field__tab-button--active')) button.click()
}

/** Index of the tab with a field, in the form's tabs; null if it is in none. */
export function findTab(path: string, fields: readonly ClientField[]): number | null {
  for (const field of fields) {
    if (field.type !== 'tabs') continue
    const index = field.tabs.findIndex((tab) =>
      'name' in tab && tab.name ? path.split('.')[0] === tab.name : hasField(path.split('.')[0]!, tab.fields),
    )
    if (index >= 0) return index
  }
  return null
}

function hasField(name: string, fields: readonly ClientField[]): boolean {
  return fields.some((field) => {
    if ('name' in field && field.name) return field.name === name
    if (field.type === 'tabs') return field.tabs.some((tab) => hasField(name, tab.fields))
    return 'fields' in field && hasField(name, field.fields)
  })
}

/** What is focused in a field: the words of rich text rather than its toolbar. */
function findTarget(field: HTMLElement): HTMLElement | null {
  if (field.matches(FOCUSABLE)) return field
  const words = field.matches('.rich-text-lexical')
    ? field.querySelector<HTMLElement>('[contenteditable="true"]')
    : null
  return words ?? field.querySelector<HTMLElement>(FOCUSABLE)
}

/** Focuses a field, again if the form that is still loading takes the focus away; whether the field is still there then. */
async function focusField(path: string, signal: AbortSignal): Promise<boolean> {
  const until = Date.now() + SETTLE_MS
  do {
    const field = findField(path)
    const target = field && findTarget(field)
    const isElsewhere = document.activeElement !== document.body && !field?.contains(document.activeElement)
    if (field && target && document.activeElement !== target && !(isElsewhere && Date.now() > until - SETTLE_MS / 2)) {
      field.scrollIntoView({ block: 'center' })
      target.focus({ preventScroll: true })
      mark(field)
    }
    await wait(STEP_MS)
  } while (Date.now() < until && !signal.aborted)
  // A form that is still loading may open the tab that was open last.
  return signal.aborted || findField(path) !== null
}

/** Outlines the field for a moment, so that it is seen among others. */
function mark(field: Element): void {
  const around = field.closest('.field-type') ?? field
  around.classList.add('forecourt-opened-field')
  setTimeout(() => around.classList.remove('forecourt-opened-field'), 3000)
}
