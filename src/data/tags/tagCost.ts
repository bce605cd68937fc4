import 'server-only'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { BasePayload, TypedUser } from 'payload'
import type { SiteTag } from '../../domain/tags/tag'
import { isCode, type Measurement, type TagCost, tagCostSchema } from '../../domain/tags/tagCost'
import { tagSources } from '../../domain/tags/tagSources'
import { download } from '../../providers/httpClient/download'
import { toSiteTag } from '../fromPayload/tag'

/** Limits of downloading the files whose size their vendor does not tell. */
const MAX_DOWNLOADS = 30
const AT_ONCE = 4
const MAX_FILE_BYTES = 3_000_000
const TIMEOUT_MS = 8000

const compress = promisify(gzip)

/** Downloads a file. Throws if that fails. */
export type Download = (url: URL) => Promise<Buffer>

const downloadCode: Download = (url) =>
  download(url, { accept: '*/*', maxBytes: MAX_FILE_BYTES, timeoutMs: TIMEOUT_MS })

/** The latest version of a tag that a member of staff may read, as its pages would receive it; null for another. */
export async function findStaffTag(payload: BasePayload, user: TypedUser, id: number): Promise<SiteTag | null> {
  const tag = await payload.findByID({
    collection: 'tags',
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: false,
    user,
  })
  // A draft may have no kind yet.
  return tag?.kind ? toSiteTag(tag) : null
}

const keyOf = (id: number) => `tag-cost:${id}`

/** What a tag was last measured to cost; null if it never was. */
export async function getTagCost(payload: BasePayload, id: number): Promise<TagCost | null> {
  const stored = tagCostSchema.safeParse(await payload.kv.get(keyOf(id)))
  return stored.success ? stored.data : null
}

/**
 * Stores what a browser measured. Files of the tag's own hosts whose size the browser was not told are downloaded, and count as they
 * compress.
 */
export async function storeTagCost(
  payload: BasePayload,
  tag: SiteTag,
  { requests, blockingMs }: Measurement,
  now: Date,
  get: Download = downloadCode,
): Promise<TagCost> {
  const limit = pLimit(AT_ONCE)
  let downloads = 0
  const sizes = await Promise.all(
    requests.map((request) => {
      if (request.bytes !== null) return request.bytes
      if (!isCode(request) || !isOwnHost(tag, request.url) || ++downloads > MAX_DOWNLOADS) return null
      return limit(async () => (await compress(await get(new URL(request.url)))).length).catch(() => null)
    }),
  )
  const known = sizes.filter((size) => size !== null)
  const cost: TagCost = {
    bytes: known.reduce((sum, size) => sum + size, 0),
    requests: sizes.length,
    unknown: sizes.length - known.length,
    blockingMs: Math.round(blockingMs),
    measuredAt: now.toISOString(),
  }
  await payload.kv.set(keyOf(tag.id), cost)
  return cost
}

/** Whether the content security policy of a page with the tag allows code of an address. */
function isOwnHost(tag: SiteTag, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname, protocol } = new URL(address)
  if (protocol !== 'https:') return false
  const { 'script-src': scripts = [], 'style-src': styles = [] } = tagSources(tag)
  return [...scripts, ...styles].some((source) => {
    const suffix = source.startsWith('https://*.') ? source.slice('https://*'.length) : null
    return suffix === null ? source === origin : hostname.endsWith(suffix)
  })
}
