// @ts-check
import { LOAD_PAGE_SCRIPT } from './loadPageScript.generated.mjs'

/** A stylesheet whose rules the page has in its head (`createStyleInliner`), and scripts that start the page. */
const LATE_STYLESHEET = /<link rel="stylesheet" href="([^"<>]*)"[^<>]*? data-late=""\/>/g
const SCRIPT = /<script src="([^"<>]*)"[^<>]*? async=""><\/script>/g
const PRELOAD = /<link rel="preload" [^<>]*\/>/g
/** React's, of each picture that is not loaded late: the browser finds it in the markup, and the largest comes first. */
const isPicturePreload = (/** @type {string} */ link) =>
  link.includes('as="image"') && !link.includes('fetchPriority="high"')

/** The root element's, while the largest picture of the first screen is on its way; `loadPage` removes one after the other. */
const LOADING = ' data-loading="" data-first-screen=""'

/** What the first paint waits for. A slow phone would otherwise spend its first frames on an empty page. */
const HEADER = '<header class="site-header"'
const HEADER_ID = 'site-header'

/**
 * Marks a page whose scripts come late, before its styles are picked: until its largest picture was painted, what is far below the first
 * screen is not laid out, and icons are not fetched (`layout.css`, `icons.css`). The first paint has the header.
 * @param {string} html
 */
export function markLoading(html) {
  if (html.search(SCRIPT) === -1) return html
  const page = html.replace('<html', `<html${LOADING}`)
  if (!page.includes(HEADER)) return page
  return page
    .replace(HEADER, HEADER.replace('<header', `<header id="${HEADER_ID}"`))
    .replace('<head>', `<head><link rel="expect" href="#${HEADER_ID}" blocking="render"/>`)
}

/**
 * Makes a page load its stylesheets and scripts after the largest picture of its first screen. A slow phone's connection
 * is shared by all that a page asks for: the picture would come with the last script.
 * @param {string} html a page with its styles in the head
 * @returns {string} the page itself if it has no scripts
 */
export function deferLoading(html) {
  /** @type {{ stylesheets: string[], scripts: string[], preloads: string[] }} */
  const late = { stylesheets: [], scripts: [], preloads: [] }
  const rest = html
    .replaceAll(LATE_STYLESHEET, (link, href) => {
      late.stylesheets.push(unescapeAttribute(href))
      return `<noscript>${link.replace(' data-late=""', '')}</noscript>`
    })
    .replaceAll(PRELOAD, (link) => {
      if (isPicturePreload(link)) return ''
      const href = link.includes('as="script"') ? / href="([^"]*)"/.exec(link)?.[1] : undefined
      if (href === undefined) return link
      late.preloads.push(unescapeAttribute(href))
      return ''
    })
    .replaceAll(SCRIPT, (_, src) => {
      late.scripts.push(unescapeAttribute(src))
      return ''
    })
  if (late.scripts.length === 0) return html
  const preloads = late.preloads.filter((href) => !late.scripts.includes(href))
  const lists = { STYLESHEETS: late.stylesheets, SCRIPTS: late.scripts, PRELOADS: preloads }
  const script = LOAD_PAGE_SCRIPT.replace(/\b(STYLESHEETS|SCRIPTS|PRELOADS)\b/g, (name) =>
    JSON.stringify(lists[/** @type {keyof typeof lists} */ (name)]).replaceAll('<', '\\u003c'),
  )
  const end = rest.lastIndexOf('</body>')
  return `${rest.slice(0, end)}<script>${script}</script>${rest.slice(end)}`
}

/** @param {string} value */
const unescapeAttribute = (value) => value.replaceAll('&amp;', '&')
