import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

const MAX_CACHE_BYTES = 16 * 1024 ** 2

/** HTML by its key. */
const cache = new LRUCache<string, string>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
})

/**
 * The HTML of an element, rendered once for each key. The same cars are found by many searches, and drawing twenty cards takes longer than
 * finding them. Server only: browsers get `noCachedHtml.ts`.
 *
 * @param key everything that the element depends on: its component's name and its properties, or digests of them
 * @param render the element, without contexts; what it preloads is left out, since the page around it preloads that for the head
 */
export function cachedHtml(key: string, render: () => ReactElement): string {
  let html = cache.get(key)
  if (html === undefined) {
    html = renderToString(render()).replace(PRELOADS, '')
    cache.set(key, html)
  }
  return html
}

const digests = new WeakMap<object, string>()

/** A short text in place of an object that is JSON, made once for each object: it must not change later. Server only. */
export function digestOf(value: object): string {
  let digest = digests.get(value)
  if (digest === undefined) {
    digest = createHash('sha1').update(JSON.stringify(value)).digest('base64')
    digests.set(value, digest)
  }
  return digest
}

/** `renderToString` puts them first. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/
