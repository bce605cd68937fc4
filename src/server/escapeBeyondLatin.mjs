// @ts-check

/** Characters that do not fit into one byte of the browser's memory. */
const BEYOND_LATIN = /[\u0100-\u{10ffff}]/gu
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
    .replaceAll(SCRIPT_OR_STYLE, (_, start, name, content) => {
      return start + content.replaceAll(BEYOND_LATIN, name === 'script' ? escapeInScript : escapeInStyle)
    })
    .replaceAll(BEYOND_LATIN, escapeInText)
}

/** @param {string} character */
const escapeInText = (character) => `&#${character.codePointAt(0)};`

/** @param {string} character */
const escapeInStyle = (character) => `\\${character.codePointAt(0)?.toString(16)} `

/** In a string, a template or JSON. @param {string} character one or two UTF-16 units */
const escapeInScript = (character) =>
  character.split('').reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`, '')
