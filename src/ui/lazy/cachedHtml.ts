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
  const digest = toDigest(key)
  let html = cache.get(digest)
  if (html === undefined) {
    html = renderToString(render()).replace(PRELOADS, '')
    cache.set(digest, html)
  }
  return html
}

/** A short text in place of a long one that many keys have in common. Server only. */
export const toDigest = (text: string): string => createHash('sha1').update(text).digest('base64')

/** `renderToString` puts them first. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/
