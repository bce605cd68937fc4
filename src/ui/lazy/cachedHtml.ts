import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

const MAX_CACHE_BYTES = 16 * 1024 ** 2

/** HTML by the digest of its key. */
const cache = new LRUCache<string, string>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (html) => 2 * html.length + 64,
})

/**
 * The HTML of an element, rendered once for each key. The same cars are found by many searches, and drawing twenty cards takes longer than
 * finding them. Server only: browsers get `noCachedHtml.ts`.
 *
 * @param key everything that the element depends on: its component's name and its properties as JSON
 * @param render the element, without contexts; what it preloads is left out, since the page around it preloads that for the head
 */
export function cachedHtml(key: string, render: () => ReactElement): string {
  const digest = createHash('sha1').update(key).digest('base64')
  let html = cache.get(digest)
  if (html === undefined) {
    html = renderToString(render()).replace(PRELOADS, '')
    cache.set(digest, html)
  }
  return html
}

/** `renderToString` puts them first. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/
