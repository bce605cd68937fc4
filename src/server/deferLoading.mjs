// @ts-check

/** A stylesheet whose rules the page has in its head (`createStyleInliner`), and scripts that start the page. */
const LATE_STYLESHEET = /<link rel="stylesheet" href="([^"]*)"[^>]*? data-late=""\/>/g
const SCRIPT = /<script src="([^"]*)"[^>]*? async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload"(?= [^>]*as="script")[^>]*? href="([^"]*)"[^>]*\/>/g

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
    .replaceAll(SCRIPT_PRELOAD, (_, href) => {
      late.preloads.push(unescapeAttribute(href))
      return ''
    })
    .replaceAll(SCRIPT, (_, src) => {
      late.scripts.push(unescapeAttribute(src))
      return ''
    })
  if (late.scripts.length === 0) return html
  const preloads = late.preloads.filter((href) => !late.scripts.includes(href))
  const lists = [late.stylesheets, late.scripts, preloads].map((list) =>
    JSON.stringify(list).replaceAll('<', '\\u003c'),
  )
  const start = `<script>${APPLY_STYLESHEET}(${LOAD_PAGE})(${lists.join()})</script>`
  const end = rest.lastIndexOf('</body>')
  return rest.slice(0, end) + start + rest.slice(end)
}

/** @param {string} value */
const unescapeAttribute = (value) => value.replaceAll('&amp;', '&')

/**
 * Runs in browsers. React finds stylesheets by their `rel` and `href`, and webpack finds scripts by their `src`.
 * @param {string[]} stylesheets @param {string[]} scripts @param {string[]} preloads
 */
function loadPage(stylesheets, scripts, preloads) {
  let isLoading = false
  const append = (/** @type {string} */ tag, /** @type {object} */ properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const src of scripts) append('script', { src, async: true })
    for (const href of preloads) append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })
    for (const href of stylesheets) {
      const link = document.createElement('link')
      link.dataset.precedence = 'next'
      const onload = () => applyStylesheet(link)
      document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'print', onload, href }))
    }
  }
  const pictures = /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll('img[fetchpriority=high]'))
  const pending = [...pictures].filter((picture) => !picture.complete)
  let left = pending.length
  const count = () => {
    left -= 1
    if (left <= 0) load()
  }
  if (left === 0) load()
  for (const picture of pending) for (const type of ['load', 'error']) picture.addEventListener(type, count)
  for (const type of ['pointerdown', 'keydown', 'touchstart', 'wheel'])
    addEventListener(type, load, { once: true, passive: true, capture: true })
  setTimeout(load, 3000)
}

/**
 * Runs in browsers. A new stylesheet makes Chromium look for fonts again, and one that came after the first paint would then
 * change how lines break: its rule is removed, so that the page keeps the fallback that it was painted with.
 * @param {HTMLLinkElement} link
 */
function applyStylesheet(link) {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (paint) {
    const inTime = performance.getEntriesByType('resource').filter((entry) => {
      return /** @type {PerformanceResourceTiming} */ (entry).responseEnd < paint.startTime
    })
    for (const style of document.querySelectorAll('style[data-precedence="fonts"]')) {
      const { sheet } = /** @type {HTMLStyleElement} */ (style)
      for (let i = (sheet?.cssRules.length ?? 0) - 1; i >= 0; i -= 1) {
        const file = /url\("?([^")]+)/.exec(sheet?.cssRules[i]?.cssText ?? '')?.[1]
        if (file && !inTime.some(({ name }) => name.endsWith(file))) sheet?.deleteRule(i)
      }
    }
  }
  link.media = 'all'
}

/** Without comments and indentation. @param {(...args: any[]) => void} script */
const toSource = (script) => script.toString().replaceAll(/\/\*\*.*?\*\/ |^ +/gm, '')
const LOAD_PAGE = toSource(loadPage)
const APPLY_STYLESHEET = toSource(applyStylesheet)
