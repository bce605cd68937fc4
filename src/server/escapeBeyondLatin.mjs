// @ts-check
import { splitRawElements } from './rawElements.mjs'
import { escapeUnit } from './staticParts.mjs'

/** Characters that do not fit into one byte of the browser's memory. */
const BEYOND_LATIN = /[\u0100-\u{10ffff}]/gu
/** The same, by UTF-16 unit: what a script escapes. */
const UNIT_BEYOND_LATIN = /[\u0100-\uffff]/g

/** More of them are a language of another script, whose pages would only grow. */
const MAX_ESCAPED = 500

/**
 * Writes dashes, quotes and other characters after U+00FF as references (`&#8211;`). A browser keeps a page whose characters all come
 * before that in half the memory, and decodes and parses it faster. The document is the same.
 * @param {string} html a whole page
 * @returns {string}
 */
export function escapeBeyondLatin(html) {
  const count = html.match(BEYOND_LATIN)?.length ?? 0
  if (count === 0 || count > MAX_ESCAPED) return html
  return splitRawElements(html, ['script', 'style'])
    .map((part, position) => (position % 2 === 0 ? part.replaceAll(BEYOND_LATIN, escapeInText) : escapeInElement(part)))
    .join('')
}

/** @param {string} element a script or style */
function escapeInElement(element) {
  const start = element.indexOf('>') + 1
  const content = element.startsWith('<script')
    ? element.slice(start).replaceAll(UNIT_BEYOND_LATIN, escapeUnit)
    : element.slice(start).replaceAll(BEYOND_LATIN, escapeInStyle)
  return element.slice(0, start).replaceAll(BEYOND_LATIN, escapeInText) + content
}

/** @param {string} character */
const escapeInText = (character) => `&#${character.codePointAt(0)};`

/** @param {string} character */
const escapeInStyle = (character) => `\\${character.codePointAt(0)?.toString(16)} `
