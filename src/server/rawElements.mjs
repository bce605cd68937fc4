// @ts-check

/**
 * Splits a page at its elements whose text is no markup, such as `script` and `style`. Looks for each end once: a pattern would look for it
 * again from every start, also where there is none.
 * @param {string} html
 * @param {readonly string[]} names in lower case
 * @returns {string[]} markup at even positions, and between them the elements with their tags; an element without an end is markup
 */
export function splitRawElements(html, names) {
  const start = new RegExp(`<(${names.join('|')})\\b`, 'g')
  const parts = []
  let end = 0
  for (let match = start.exec(html); match !== null; match = start.exec(html)) {
    const close = `</${match[1]}>`
    const closed = html.indexOf(close, match.index)
    if (closed === -1) break
    parts.push(html.slice(end, match.index))
    end = start.lastIndex = closed + close.length
    parts.push(html.slice(match.index, end))
  }
  return [...parts, html.slice(end)]
}
