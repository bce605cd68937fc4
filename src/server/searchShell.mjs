// @ts-check
import { SHELL_SLOTS } from '../domain/stock/searchShell.mjs'
import { toScriptText } from './staticParts.mjs'

/** @typedef {import('./ownSearchPart.mjs').OwnSearchPart} OwnSearchPart */
/** @typedef {keyof typeof SHELL_SLOTS | 'preloads' | 'results'} SlotName */

/**
 * A page in pieces, between which its slots are.
 * @typedef {object} SearchShell
 * @property {Buffer[]} texts in UTF-8, one more than there are slots
 * @property {{ name: SlotName, isRow: boolean }[]} slots `isRow` for those in what React reads
 */

/** Slots that a page cannot do without, in its markup or among its rows. */
const NEEDED = ['preloads html', 'results html', 'html html', 'setup row']

/** What has a slot before it. @type {Record<string, SlotName>} */
const SLOT_BEFORE = { '<link': 'preloads', '</head>': 'results' }
const SLOT_IN_PLACE = /** @type {Record<string, SlotName>} */ (
  Object.fromEntries(Object.entries(SHELL_SLOTS).map(([name, text]) => [name === 'setup' ? `"${text}"` : text, name]))
)
const SLOT = new RegExp(['<link', '</head>', ...Object.keys(SLOT_IN_PLACE)].join('|'), 'g')
/** Rows, as `dropStaticParts` writes them. */
const SCRIPT = /<script>[^<]*<\/script>/g
const ROWS = "self.__next_f.push([1,'"

/**
 * Finds the slots of a search shell.
 * @param {string} html the page after `dropStaticParts`
 * @returns {SearchShell | null} null if it is no search shell, or its rows are in another form
 */
export function parseShell(html) {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([script]) => script.includes(ROWS))
    .map((match) => [match.index, match.index + match[0].length])
  /** @type {SearchShell} */
  const shell = { texts: [], slots: [] }
  let end = 0
  for (const { 0: text, index } of html.matchAll(SLOT)) {
    const name = SLOT_IN_PLACE[text] ?? SLOT_BEFORE[text]
    // Only the first link.
    if (!name || (name === 'preloads' && shell.slots.length > 0)) continue
    shell.texts.push(Buffer.from(html.slice(end, index)))
    shell.slots.push({ name, isRow: scripts.some(([from = 0, to = 0]) => index > from && index < to) })
    end = text in SLOT_BEFORE ? index : index + text.length
  }
  shell.texts.push(Buffer.from(html.slice(end)))
  const found = shell.slots.map(({ name, isRow }) => `${name} ${isRow ? 'row' : 'html'}`)
  return NEEDED.every((slot) => found.includes(slot)) ? shell : null
}

/**
 * The page of a search.
 * @param {SearchShell} shell @param {OwnSearchPart} part
 * @returns {Buffer} in UTF-8
 */
export function fillShell({ texts, slots }, part) {
  const pieces = slots.flatMap(({ name, isRow }, position) => [
    texts[position],
    isRow ? Buffer.from(toRow(name, part)) : toMarkup(name, part),
  ])
  return Buffer.concat(/** @type {Buffer[]} */ ([...pieces, texts.at(-1)]))
}

/** Slots of a text or an attribute; the others have markup. @type {Set<SlotName>} */
const IS_TEXT = new Set(['title', 'description', 'canonical'])

/** @param {SlotName} name @param {OwnSearchPart} part @returns {Buffer} */
function toMarkup(name, part) {
  if (name === 'html') return part.html
  const text = String(part[name])
  return Buffer.from(IS_TEXT.has(name) ? escapeText(text) : text)
}

/** @param {SlotName} name @param {OwnSearchPart} part */
function toRow(name, part) {
  const plain = JSON.stringify(part[name])
  // Flight reads a text that begins so as a reference.
  const json = plain.includes('"$') ? JSON.stringify(part[name], escapeReference) : plain
  return toScriptText(name === 'setup' ? json : json.slice(1, -1)).slice(1, -1)
}

/** @param {string} _ @param {unknown} value */
const escapeReference = (_, value) => (typeof value === 'string' && value.startsWith('$') ? `$${value}` : value)

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React does. @param {string} text */
const escapeText = (text) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
