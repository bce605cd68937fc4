// @ts-check
// Next loads this file as it stands, without a compiler.
import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import * as sharedCacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { diskBytes, limitFolder } from './folderLimit.mjs'

/** @typedef {ConstructorParameters<typeof fileSystemCache.default>[0]} Context */
/** @typedef {Parameters<fileSystemCache.default['set']>} SetArguments */
/** @typedef {SetArguments[1]} Value */

// Node gives a CommonJS module as the default export, whose own default is the class; test runners unwrap it.
/** @type {typeof fileSystemCache.default} */
const FileSystemCache = /** @type {any} */ (fileSystemCache.default).default ?? fileSystemCache.default
const { SharedCacheControls } = sharedCacheControls

/** Bytes on disk for pages: about 5,000 at 200 KB each. */
const MAX_PAGE_BYTES = 1024 ** 3

/** Bytes on disk for cached reads of the database and the stock index. */
const MAX_READ_BYTES = 256 * 1024 ** 2

const SEGMENTS = '.segments'

/**
 * Next's cache of pages and reads, in files and in memory, with two rules of our own. Only pages of status 200 and reads that
 * found something are stored, since there is no end to addresses that strangers make up. And what is on disk has a
 * limit, above which the entries that were used longest ago are deleted. Several processes may share the folder.
 * @param {{ maxPageBytes?: number, maxReadBytes?: number }} [limits]
 */
export function createPageCache({ maxPageBytes = MAX_PAGE_BYTES, maxReadBytes = MAX_READ_BYTES } = {}) {
  // Next creates a handler for each request; the limits outlive it.
  /** @type {Map<string, (bytes: number) => void>} */
  const limits = new Map()

  /** @param {string} folder @param {() => (bytes: number) => void} create */
  function limitOf(folder, create) {
    const limit = limits.get(folder) ?? create()
    limits.set(folder, limit)
    return limit
  }

  return class PageCache extends FileSystemCache {
    /** @param {Context} context */
    constructor(context) {
      super({ ...context, fs: { ...context.fs, writeFile: writeWhole } })
    }

    /** @override @param {SetArguments} args */
    async set(...args) {
      const [key, value, context] = args
      if (!isStored(value)) return this.#delete(key, Boolean(context.fetchCache))
      await super.set(key, value, context)
      if (this['flushToDisk']) this.#limit(value.kind === 'FETCH')(bytesOf(value))
    }

    /** @param {string} key @param {boolean} isRead */
    async #delete(key, isRead) {
      FileSystemCache['memoryCache']?.remove(key)
      if (!isRead) SharedCacheControls['cacheControls'].delete(key)
      if (!this['flushToDisk']) return
      const path = join(isRead ? this.#readFolder : this['serverDistDir'], key)
      const parts = isRead ? [''] : ['.html', '.body', '.rsc', '.meta', SEGMENTS]
      await Promise.all(parts.map((part) => rm(path + part, { recursive: true, force: true })))
    }

    /** @param {boolean} isRead */
    #limit(isRead) {
      if (isRead) {
        const folder = this.#readFolder
        return limitOf(folder, () => limitFolder({ folder, maxBytes: maxReadBytes }))
      }
      const folder = resolve(this['serverDistDir'], 'route-cache')
      return limitOf(folder, () =>
        limitFolder({
          folder,
          maxBytes: maxPageBytes,
          locate: locatePage,
          // Next remembers the lifetime of every page it ever stored; each stored page carries its own.
          onPrune: () => SharedCacheControls['cacheControls'].clear(),
        }),
      )
    }

    get #readFolder() {
      return resolve(this['serverDistDir'], '../cache/fetch-cache')
    }
  }
}

export default createPageCache()

/** @param {Value} value @returns {value is NonNullable<Value>} */
function isStored(value) {
  if (!value) return false
  if (value.kind === 'FETCH') return value.data.body !== undefined && value.data.body !== 'null'
  return !('status' in value) || value.status === undefined || value.status === 200
}

/** Bytes that an entry occupies on disk. @param {NonNullable<Value>} value */
function bytesOf(value) {
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

/** The page that a file belongs to, and what is deleted with the page. @param {string} file */
function locatePage(file) {
  const segments = file.indexOf(SEGMENTS + sep)
  if (segments >= 0) return { entry: file.slice(0, segments), path: file.slice(0, segments + SEGMENTS.length) }
  return { entry: file.replace(/\.(html|body|rsc|meta)(\.[\w-]+\.tmp)?$/, ''), path: file }
}

/** Writes a file so that no other process reads half of it. @param {string} path @param {Parameters<typeof writeFile>[1]} data */
async function writeWhole(path, data) {
  const part = `${path}.${randomUUID().slice(0, 8)}.tmp`
  await writeFile(part, data)
  await rename(part, path)
}
