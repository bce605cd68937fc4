// @ts-check
import { escapeUnit } from './staticParts.mjs'

/** Characters that do not fit into one byte of the browser's memory. */
const BEYOND_LATIN = /[\u0100-\u{10ffff}]/gu
/** The same, by UTF-16 unit: what a script escapes. */
const UNIT_BEYOND_LATIN = /[\u0100-\uffff]/g
const SCRIPT_OR_STYLE = /(<(script|style)\b[^>]*>)(.*?)(?=<\/\2>)/gs

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
  return html
    .replaceAll(SCRIPT_OR_STYLE, (_, start, name, content) =>
      name === 'script'
        ? start + content.replaceAll(UNIT_BEYOND_LATIN, escapeUnit)
        : start + content.replaceAll(BEYOND_LATIN, escapeInStyle),
    )
    .replaceAll(BEYOND_LATIN, escapeInText)
}

/** @param {string} character */
const escapeInText = (character) => `&#${character.codePointAt(0)};`

/** @param {string} character */
const escapeInStyle = (character) => `\\${character.codePointAt(0)?.toString(16)} `
