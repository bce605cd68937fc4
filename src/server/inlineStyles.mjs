// @ts-check
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createStylePicker, findPageTokens } from './usedStyles.mjs'

const STYLESHEET_LINK = /<link rel="stylesheet" href="\/_next\/static\/(css\/[\w.-]+\.css)"[^>]*\/>/g

/**
 * Returns a function that puts the rules which a page uses into its head, and loads its stylesheets without blocking the
 * first paint: a slow phone waits for a round trip and half of the bytes less.
 * @param {{ staticDir: string }} options the build's folder below `/_next/static/`
 * @returns {(html: string) => Promise<string>} throws if a stylesheet cannot be read
 */
export function createStyleInliner({ staticDir }) {
  /** @type {Map<string, ReturnType<typeof readStylesheet>>} as many as the build has */
  const stylesheets = new Map()

  /** @param {string} file */
  async function readStylesheet(file) {
    return createStylePicker(await readFile(join(staticDir, file), 'utf8'))
  }

  return async (html) => {
    const files = [...html.matchAll(STYLESHEET_LINK)].map(([, file = '']) => file)
    if (files.length === 0) return html
    for (const file of files) if (!stylesheets.has(file)) stylesheets.set(file, readStylesheet(file))
    const pickers = await Promise.all(files.map((file) => stylesheets.get(file)))
    const tokens = findPageTokens(html)
    const css = pickers.map((pickStyles) => pickStyles?.(tokens)).join('')
    const head = `<style>${css}</style><script>${APPLY_STYLESHEET}</script>`
    let links = 0
    return html.replace(STYLESHEET_LINK, (link) => {
      links += 1
      return (links === 1 ? head : '') + toLateLink(link)
    })
  }
}

/** Ahead of scripts, behind the pictures in view. React finds the link by its `rel` and `href`. @param {string} link */
function toLateLink(link) {
  const href = /href="[^"]*"/.exec(link)
  return (
    `<link rel="preload" as="style" fetchpriority="low" ${href}/>` +
    link.replace('/>', ` media="print" onload="applyStylesheet(this)"/>`) +
    `<noscript>${link}</noscript>`
  )
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

/** Without comments and indentation. */
const APPLY_STYLESHEET = applyStylesheet.toString().replaceAll(/\/\*\*.*?\*\/ |^ +/gm, '')
