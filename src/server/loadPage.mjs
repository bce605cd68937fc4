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
    // Next waits for these before it starts, in a task of their own: between its modules and React's.
    Object.assign(window, { __next_s: [[0, { children: '' }]] })
    const files = [
      ...scripts.map((src) => () => append('script', { src, async: true })),
      ...preloads.map((href) => () => append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })),
      ...stylesheets.map((href) => () => append('link', { rel: 'stylesheet', media: 'print', href })),
    ]
    // Each in a task of its own: a request takes a slow phone some milliseconds, and there are more than a dozen.
    const { port1, port2 } = new MessageChannel()
    const loadNext = () => {
      files.shift()?.()
      if (files.length > 0) port2.postMessage(0)
    }
    port1.onmessage = loadNext
    // The first at once, since the page has not loaded before its scripts have; the others once the picture was painted, or 200 ms later.
    files.shift()?.()
    if (!document.hidden) requestAnimationFrame(() => port2.postMessage(0))
    setTimeout(loadNext, document.hidden ? 0 : 200)
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
  // In this task, so that the next only paints.
  document.documentElement.getBoundingClientRect()
}
