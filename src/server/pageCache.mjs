// @ts-check
// Next loads this file without compiling it.
import { rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import * as sharedCacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import * as nextTags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { writeFileAtomic } from '../providers/fileSystem/writeFileAtomic.mjs'
import { KEYS_HEADER, readCdnSettings } from './cdn/cdnHeaders.mjs'
import { toSurrogateKeys } from './cdn/surrogateKeys.mjs'
import { diskBytes, limitFolder } from './folderLimit.mjs'
import { pageInvalidation } from './pageInvalidation.mjs'
import { decodeEntry, encodeEntry } from './sharedCache/cacheEntry.mjs'
import { getSharedCache } from './sharedCache/sharedCache.mjs'
import { countEvent } from './telemetry/telemetry.mjs'

/** @typedef {ConstructorParameters<typeof fileSystemCache.default>[0]} Context */
/** @typedef {Parameters<fileSystemCache.default['set']>} SetArguments */
/** @typedef {Parameters<fileSystemCache.default['get']>} GetArguments */
/** @typedef {SetArguments[1]} Value */
/** @typedef {import('./sharedCache/sharedCache.mjs').SharedCache} SharedCache */
/** @typedef {NonNullable<Awaited<ReturnType<fileSystemCache.default['get']>>>} Entry */
/** @typedef {Parameters<fileSystemCache.default['revalidateTag']>} RevalidateArguments */

// Node wraps a CommonJS module's default export in another default; test runners unwrap it.
/** @type {typeof fileSystemCache.default} */
const FileSystemCache = /** @type {any} */ (fileSystemCache.default).default ?? fileSystemCache.default
const { SharedCacheControls } = sharedCacheControls

/** Bytes on disk for pages: about 5,000 at 200 KB each. */
const MAX_PAGE_BYTES = 1024 ** 3

/** Expired tags that Next remembers, at some 200 bytes each. Above it the older half counts as expired together. */
const MAX_EXPIRED_TAGS = 100_000

/** Bytes on disk for cached reads of the database and the stock index. */
const MAX_READ_BYTES = 256 * 1024 ** 2

const SEGMENTS = '.segments'

/** Next lists a page's tags in this header of the entry and does not send it. */
const TAGS_HEADER = 'x-next-cache-tags'

/**
 * The sequence of the shared cache when an entry in memory was made. Entries without, such as those on disk, are not known to be
 * valid for all servers.
 * @type {WeakMap<object, number>}
 */
const sequences = new WeakMap()

/**
 * Next's cache of pages and reads, in files and in memory, with three extra rules. Only pages with status 200 and reads with a
 * result are stored, since made-up URLs are unlimited. The disk space is limited: the least recently used entries are
 * deleted. So is the memory for expired tags, of which every change adds one for each car. Several processes may share the folder. With a shared cache, an entry in memory is used while the shared cache says that
 * it is valid, and entries of other servers are found there; while it is away this server's own cache is used alone.
 * @param {{ maxPageBytes?: number, maxReadBytes?: number, maxExpiredTags?: number }} [limits]
 */
export function createPageCache({
  maxPageBytes = MAX_PAGE_BYTES,
  maxReadBytes = MAX_READ_BYTES,
  maxExpiredTags = MAX_EXPIRED_TAGS,
} = {}) {
  const expiredTags = limitExpiredTags(maxExpiredTags)
  // Next creates a handler per request; the limits outlive it.
  /** @type {Map<string, (bytes: number) => void>} */
  const limits = new Map()

  /** @param {string} folder @param {() => (bytes: number) => void} create */
  function getLimit(folder, create) {
    const limit = limits.get(folder) ?? create()
    limits.set(folder, limit)
    return limit
  }

  const hasCdn = readCdnSettings().provider !== null

  return class PageCache extends FileSystemCache {
    /**
     * By key, the shared sequence before an entry is made: Next creates a handler for each request, and looks before it renders.
     * @type {Map<string, number>}
     */
    #sequences = new Map()

    /** @param {Context} context */
    constructor(context) {
      super({ ...context, fs: { ...context.fs, writeFile: writeFileAtomic } })
    }

    /** @override @param {GetArguments} args */
    async get(...args) {
      const own = expiredTags.keepValid(await super.get(...args))
      const shared = getSharedCache()
      const entry = shared?.isReady ? await this.#getShared(shared, args, own) : own
      countEvent('cacheReads', { cache: args[1].kind === 'FETCH' ? 'read' : 'page', result: entry ? 'hit' : 'miss' })
      return entry && hasCdn ? withSurrogateKeys(entry) : entry
    }

    /** @param {SharedCache} shared @param {GetArguments} args @param {Entry | null} own */
    async #getShared(shared, [key, context], own) {
      const ownSequence = own?.value ? sequences.get(own.value) : undefined
      const requestTags = 'tags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
      const ownTags = [...findTags(own?.value ?? null), ...requestTags]
      const ownEntry = ownSequence === undefined ? null : { sequence: ownSequence, tags: ownTags }
      const read = await shared.read(key, ownEntry, requestTags)
      // It has just gone away.
      if (!read) return own
      if (read.isOwnValid) return own
      this.#sequences.set(key, read.sequence)
      const decoded = read.entry && (await decodeEntry(read.entry.value))
      if (!read.entry || !decoded) return null
      const entry = /** @type {Entry & { value: NonNullable<Value> }} */ (decoded)
      // A clock ahead of this one would hide changes from this server's own cache, which compares times.
      entry.lastModified = Math.min(entry.lastModified ?? 0, Date.now())
      sequences.set(entry.value, read.entry.sequence)
      FileSystemCache['memoryCache']?.set(key, entry)
      return entry
    }

    /** @override @param {SetArguments} args */
    async set(...args) {
      const [key, value, context] = args
      const shared = getSharedCache()
      if (!isStored(value)) {
        await Promise.all([this.#delete(key, Boolean(context.fetchCache)), shared?.remove(key)])
        return
      }
      const sequence = this.#sequences.get(key)
      if (sequence !== undefined) sequences.set(value, sequence)
      await Promise.all([this.#write(args), shared && this.#share(shared, args, sequence)])
      if (this['flushToDisk']) this.#limit(value.kind === 'FETCH')(getDiskBytes(value))
    }

    /** A page has several files: one that could not be written would be shown with those of an older one. @param {SetArguments} args */
    async #write(args) {
      try {
        await super.set(...args)
      } catch (error) {
        await this.#deleteFiles(args[0], Boolean(args[2].fetchCache))
        throw error
      }
    }

    /** @override @param {RevalidateArguments} args */
    async revalidateTag(...args) {
      pageInvalidation.emit('invalidating')
      await super.revalidateTag(...args)
      expiredTags.limit()
      pageInvalidation.emit('invalidated')
      await getSharedCache()?.expire([args[0]].flat())
    }

    /** @param {SharedCache} shared @param {SetArguments} args @param {number | undefined} sequence */
    async #share(shared, [key, value, context], sequence) {
      if (!shared.isReady || !value || sequence === undefined) return
      const tags = [...findTags(value), ...(context.fetchCache ? (context.tags ?? []) : [])]
      const cacheControl = context.fetchCache ? undefined : context.cacheControl
      await shared.write(key, sequence, tags, await encodeEntry({ value, lastModified: Date.now(), cacheControl }))
    }

    /** @param {string} key @param {boolean} isRead */
    async #delete(key, isRead) {
      FileSystemCache['memoryCache']?.remove(key)
      if (!isRead) SharedCacheControls['cacheControls'].delete(key)
      await this.#deleteFiles(key, isRead)
    }

    /** @param {string} key @param {boolean} isRead */
    async #deleteFiles(key, isRead) {
      if (!this['flushToDisk']) return
      const path = join(isRead ? this.#readFolder : this['serverDistDir'], key)
      const parts = isRead ? [''] : ['.html', '.body', '.rsc', '.meta', SEGMENTS]
      await Promise.all(parts.map((part) => rm(path + part, { recursive: true, force: true })))
    }

    /** @param {boolean} isRead */
    #limit(isRead) {
      if (isRead) {
        const folder = this.#readFolder
        const onPrune = (/** @type {number} */ count) => countEvent('cacheEvictions', { cache: 'read' }, count)
        return getLimit(folder, () => limitFolder({ folder, maxBytes: maxReadBytes, onPrune }))
      }
      const folder = resolve(this['serverDistDir'], 'route-cache')
      return getLimit(folder, () =>
        limitFolder({
          folder,
          maxBytes: maxPageBytes,
          locate: locatePage,
          // Next keeps the lifetime of every page it ever stored in memory; the stored pages contain it too.
          onPrune: (count) => {
            countEvent('cacheEvictions', { cache: 'page' }, count)
            SharedCacheControls['cacheControls'].clear()
          },
        }),
      )
    }

    get #readFolder() {
      return resolve(this['serverDistDir'], '../cache/fetch-cache')
    }
  }
}

export default createPageCache()

/**
 * Next remembers for each tag when it expired, as long as the process lives. Forgets the older half of more than `max` tags: entries
 * made before the last of those count as expired, whatever their tags.
 * @param {number} max
 */
function limitExpiredTags(max) {
  let expiredUntil = Number.NEGATIVE_INFINITY
  return {
    limit() {
      const { tagsManifest } = nextTags
      if (tagsManifest.size <= max) return
      const tags = [...tagsManifest].map(([tag, { expired = 0 }]) => ({ tag, expired }))
      tags.sort((a, b) => a.expired - b.expired)
      for (const { tag, expired } of tags.slice(0, Math.ceil(tags.length / 2))) {
        tagsManifest.delete(tag)
        expiredUntil = Math.max(expiredUntil, expired)
      }
    },
    /** @param {Entry | null} entry @returns {Entry | null} */
    keepValid: (entry) => (entry && (entry.lastModified ?? 0) < expiredUntil ? null : entry),
  }
}

/** @param {Value} value @returns {value is NonNullable<Value>} */
function isStored(value) {
  if (!value) return false
  if (value.kind === 'FETCH') return value.data.body !== undefined && value.data.body !== 'null'
  return !('status' in value) || value.status === undefined || value.status === 200
}

/**
 * The entry with the keys by which a CDN purges it, as a header. The stored entry stays as it is.
 * @param {Entry} entry @returns {Entry}
 */
function withSurrogateKeys(entry) {
  const { value } = entry
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return entry
  const keys = toSurrogateKeys(findTags(value))
  if (keys.length === 0) return entry
  return /** @type {Entry} */ ({
    ...entry,
    value: { ...value, headers: { ...value.headers, [KEYS_HEADER]: keys.join(' ') } },
  })
}

/** The tags of a page or route; those of a read come with each request. @param {Value} value */
function findTags(value) {
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

/** Bytes of an entry on disk. @param {NonNullable<Value>} value */
function getDiskBytes(value) {
  switch (value.kind) {
    case 'FETCH':
      return diskBytes(value.data.body.length)
    case 'APP_PAGE':
      return [value.html, value.rscData, '', ...(value.segmentData?.values() ?? [])].reduce(
        (sum, part) => sum + (part ? diskBytes(part.length) : diskBytes(0)),
        0,
      )
    case 'APP_ROUTE':
      return diskBytes(value.body.length) + diskBytes(0)
    default:
      return 0
  }
}

/** The page that a file belongs to, and the path to delete with it. @param {string} file */
function locatePage(file) {
  const segments = file.indexOf(SEGMENTS + sep)
  if (segments >= 0) return { entry: file.slice(0, segments), path: file.slice(0, segments + SEGMENTS.length) }
  return { entry: file.replace(/\.(html|body|rsc|meta)(\.[\w-]+\.tmp)?$/, ''), path: file }
}
