// @ts-check
// JavaScript, since Next loads the page cache, which uses it, without compiling it.
import { createHash } from 'node:crypto'

/** Hexadecimal digits of a key: 64 bits. Cloudflare compares keys without case. */
const KEY_LENGTH = 16

/** Keys of one response: 2.6 KB, below the 8 KB that Varnish takes and the 16 KB of Fastly and Cloudflare. */
export const MAX_KEYS = 150

/** Next's own tags of paths, which nothing expires. */
const PATH_TAG = /^_N_T_/

const SITE_TAG = /^site:\d+(?=:|$)/

/** @param {string} tag */
const toKey = (tag) => createHash('sha256').update(tag).digest('hex').slice(0, KEY_LENGTH)

/** The key of pages with more tags than keys: any change of the site purges them. @param {string} siteTag */
const toSharedKey = (siteTag) => toKey(`${siteTag} and more`)

/** @param {readonly string[]} tags */
const listSites = (tags) => [...new Set(tags.flatMap((tag) => SITE_TAG.exec(tag)?.[0] ?? []))]

/**
 * The keys by which a CDN purges a page with these tags. A page with too many tags has one key for all tags of its sites.
 * @param {readonly string[]} tags
 * @returns {string[]} none if nothing could purge the page
 */
export function toSurrogateKeys(tags) {
  const own = [...new Set(tags)].filter((tag) => !PATH_TAG.test(tag))
  if (own.length <= MAX_KEYS) return own.map(toKey)
  const withoutSite = own.filter((tag) => !SITE_TAG.test(tag)).map(toKey)
  const keys = [...listSites(own).map(toSharedKey), ...withoutSite]
  return keys.length <= MAX_KEYS ? keys : []
}

/** The keys to purge when tags expire. @param {readonly string[]} tags @returns {string[]} */
export function toPurgedKeys(tags) {
  return [...new Set([...tags.map(toKey), ...listSites(tags).map(toSharedKey)])]
}
