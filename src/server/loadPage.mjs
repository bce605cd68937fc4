// @ts-check

/**
 * Runs in browsers, as an inline script. React finds stylesheets by their `rel` and `href`, and webpack finds scripts by their `src`.
 * @param {string[]} stylesheets @param {string[]} scripts @param {string[]} preloads
 */
export function loadPage(stylesheets, scripts, preloads) {
  let isLoading = false
  const append = (/** @type {string} */ tag, /** @type {object} */ properties) => {
    const element = Object.assign(document.createElement(tag), properties)
    if (element instanceof HTMLLinkElement && element.rel === 'stylesheet') {
      element.dataset.precedence = 'next'
      element.onload = () => applyStylesheet(element)
    }
    document.head.append(element)
  }
  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const src of scripts) append('script', { src, async: true })
    for (const href of preloads) append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })
    for (const href of stylesheets) append('link', { rel: 'stylesheet', media: 'print', href })
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
 * A new stylesheet makes Chromium look for fonts again, and one that came after the first paint would then change how lines
 * break: its rule is removed, so that the page keeps the fallback that it was painted with.
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
