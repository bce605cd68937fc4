// @ts-check
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createStylePicker, findPageTokens } from './usedStyles.mjs'

const STYLESHEET_LINK = /<link rel="stylesheet" href="\/_next\/static\/(css\/[\w.-]+\.css)"[^<>]*\/>/g

/**
 * Returns a function that puts the rules which a page uses into its head, so that its stylesheets need not block the first
 * paint: a slow phone waits for a round trip and half of the bytes less. `deferLoading` loads them later.
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
    let links = 0
    return html.replace(STYLESHEET_LINK, (link) => {
      links += 1
      return (links === 1 ? `<style>${css}</style>` : '') + link.replace('/>', ' data-late=""/>')
    })
  }
}
