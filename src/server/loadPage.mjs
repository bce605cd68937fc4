// @ts-check

/**
 * Runs in browsers, as an inline script. React finds stylesheets by their `rel` and `href`, and webpack finds scripts by their `src`.
 * @param {string[]} stylesheets @param {string[]} scripts @param {string[]} preloads
 */
export function loadPage(stylesheets, scripts, preloads) {
  let isLoading = false
  const root = document.documentElement
  const showSections = () => root.removeAttribute('data-first-screen')
  // What waited for the largest picture is styled, laid out and painted in frames of its own: icons, then what is below the first screen.
  const showRest = () => {
    root.removeAttribute('data-loading')
    setTimeout(showSections, 100)
  }
  // After the frame that paints the preview.
  if (root.dataset.firstScreen === 'preview') requestAnimationFrame(() => setTimeout(showSections))
  let missing = stylesheets.length
  /** @param {string} href */
  const preloadStylesheet = (href) => {
    const preload = append('link', { rel: 'preload', as: 'style', fetchPriority: 'low', href })
    preload.onload = preload.onerror = () => {
      missing -= 1
      if (missing === 0) stylesheets.forEach(applyStylesheet)
    }
  }
  const load = () => {
    if (isLoading) return
    isLoading = true
    // Next waits for these before it starts, in a task of their own: between its modules and React's.
    Object.assign(window, { __next_s: [[0, { children: '' }]] })
    const steps = [
      ...scripts.map((src) => () => append('script', { src, async: true })),
      ...preloads.map((href) => () => append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })),
      ...stylesheets.map((href) => () => preloadStylesheet(href)),
    ]
    // Each in a task of its own: a request takes a slow phone some milliseconds, and there are more than a dozen.
    const { port1, port2 } = new MessageChannel()
    const loadNext = () => {
      steps.shift()?.()
      if (steps.length > 0) port2.postMessage(0)
    }
    port1.onmessage = loadNext
    // The first at once, since the page has not loaded before its scripts have; the others once the picture was painted, or 200 ms later.
    steps.shift()?.()
    steps.unshift(showRest)
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
  for (const picture of pending) picture.onload = picture.onerror = count
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, load, { once: true, passive: true, capture: true })
  setTimeout(load, 3000)
  // Icons do not wait as long as scripts, and nothing waits where the browser has scrolled to the shopper's place.
  setTimeout(showRest, scrollY > 0 ? 0 : 1000)
}

/**
 * Appended once its file is there: where a stylesheet turns active between others, Chromium looks for fonts again, and lines break anew.
 * @param {string} href
 */
function applyStylesheet(href) {
  const stylesheet = append('link', { rel: 'stylesheet', href })
  stylesheet.dataset.precedence = 'next'
  // In this task, so that the next only paints.
  stylesheet.onload = () => document.documentElement.getBoundingClientRect()
}

/** @param {string} tag @param {object} properties */
function append(tag, properties) {
  const element = Object.assign(document.createElement(tag), properties)
  document.head.append(element)
  return element
}
