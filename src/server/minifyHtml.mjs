// @ts-check
import { splitRawElements } from './rawElements.mjs'

/** Their text is no markup. */
const RAW = ['script', 'style', 'textarea', 'pre']
/** Attributes have their values in double quotes, without `<` and `>`. */
const TAG = /<[a-z][^<>]*>/g
const EMPTY_VALUE = /=""(?=[ />])/g
const VOID = /^<(?:area|br|col|hr|img|input|link|meta|source|track|wbr)\b/
/** End tags that a parser adds itself before what follows them. A paragraph's stays in an inline element, such as a link. */
const IMPLIED_END =
  /<\/(?:li|dt|dd|option|tr|td|th)>(?=<(?:li|dt|dd|option|tr|td|th)\b|<\/(?:ul|ol|dl|div|select|tr|tbody|table)>)|<\/p>(?=<p\b|<\/(?:div|section|article|aside|figure|header|footer|main|nav|form|fieldset|details|li|dd|td)>)/g

/**
 * Leaves out of a page's markup what its parser adds: values of empty attributes, the slash of elements without content, and end tags
 * before the next item. The document is the same.
 * @param {string} html as React writes it
 * @returns {string}
 */
export const minifyHtml = (html) =>
  splitRawElements(html, RAW)
    .map((part, position) => (position % 2 === 0 ? part.replaceAll(TAG, minifyTag).replaceAll(IMPLIED_END, '') : part))
    .join('')

/** @param {string} tag */
function minifyTag(tag) {
  const short = tag.includes('=""') ? tag.replaceAll(EMPTY_VALUE, '') : tag
  return short.endsWith('/>') && VOID.test(short) ? `${short.slice(0, -2)}>` : short
}
