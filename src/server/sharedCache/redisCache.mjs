// @ts-check
import { Redis, ReplyError } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { EXPIRE, READ, WRITE } from './cacheScripts.mjs'

/** @typedef {import('./sharedCache.mjs').SharedCache} SharedCache */

/**
 * What changed since a snapshot of Postgres, with the snapshot up to which it was read. `tags` is null if that is unknown: every
 * entry expires then.
 * @typedef {{ tags: readonly string[] | null, snapshot: string }} MissedChanges
 */

/**
 * @typedef {object} RedisCacheOptions
 * @property {string} url
 * @property {string} deployment begins each key: servers of one deployment have the same
 * @property {string} buildId only servers of one build share entries
 * @property {(since: string | null) => Promise<MissedChanges>} listMissed
 * @property {{ info: (details: object, message: string) => void, warn: (details: object, message: string) => void }} log
 * @property {number} [commandTimeoutMs]
 * @property {number} [retryMs] shortest pause before a lost Redis is tried again; it doubles up to ten times that
 * @property {number} [ttlSeconds]
 */

/** Longer than a page waits for anything else of a cache, and short enough that nobody notices. */
const COMMAND_TIMEOUT_MS = 200
const CONNECT_TIMEOUT_MS = 2000
const RETRY_MS = 1000

/** Seconds that an entry is kept: less than the week for which Postgres keeps changes, by which it is expired. */
const TTL_SECONDS = 86_400

/** Bytes of an entry; the largest page has 2 MB. */
const MAX_ENTRY_BYTES = 8 * 1024 ** 2

/** Tags that one command expires. */
const MAX_TAGS_PER_COMMAND = 5000

/**
 * The cache that servers share in Redis or Valkey. It is used only after all changes that Redis missed were expired in it, read from
 * Postgres, on each connection. A command that fails or takes too long ends its use, until Redis responds again.
 * @implements {SharedCache}
 */
export class RedisCache {
  isReady = false
  redis
  /** @type {Map<string, RateLimiterRedis>} */
  #limiters = new Map()
  #options
  #waitMs
  /** @type {NodeJS.Timeout | null} */
  #timer = null
  #isSynchronizing = false
  #isStopped = false
  #isLogged = false
  #hasWriteFailed = false
  /** Counts changes that could not be expired. */
  #missed = 0

  /** @param {RedisCacheOptions} options */
  constructor({ commandTimeoutMs = COMMAND_TIMEOUT_MS, retryMs = RETRY_MS, ttlSeconds = TTL_SECONDS, ...options }) {
    this.#options = { ...options, retryMs, ttlSeconds }
    this.#waitMs = retryMs
    this.redis = new Redis(options.url, {
      commandTimeout: commandTimeoutMs,
      connectTimeout: CONNECT_TIMEOUT_MS,
      connectionName: 'forecourt',
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempts) => Math.min(retryMs * 2 ** Math.min(attempts - 1, 10), 10 * retryMs),
      scripts: {
        readEntry: { lua: READ, numberOfKeys: 2 },
        writeEntry: { lua: WRITE, numberOfKeys: 2 },
        expireTags: { lua: EXPIRE, numberOfKeys: 2 },
      },
    })
    this.redis.on('error', (error) => this.#fail(error))
    this.redis.on('close', () => this.#fail(new Error('the connection was closed')))
    this.redis.on('ready', () => void this.#synchronize())
  }

  /** @type {SharedCache['read']} */
  async read(key, own, extraTags) {
    try {
      const [sequence, isOwnValid, entrySequence, value] = await this.#command('readEntryBuffer', [
        ...[this.#key('tags'), this.#entryKey(key)],
        ...(own ? [own.sequence, own.tags.join('\n')] : ['', '']),
        extraTags.join('\n'),
      ])
      return {
        sequence: Number(sequence),
        isOwnValid: isOwnValid === 1,
        entry: value ? { sequence: Number(entrySequence), value } : null,
      }
    } catch {
      return null
    }
  }

  /** @type {SharedCache['write']} */
  async write(key, sequence, tags, value) {
    if (value.byteLength > MAX_ENTRY_BYTES) return
    const { ttlSeconds } = this.#options
    try {
      await this.#command('writeEntry', [
        ...[this.#key('tags'), this.#entryKey(key)],
        ...[sequence, tags.join('\n'), Buffer.from(value.buffer, value.byteOffset, value.byteLength), ttlSeconds],
      ])
      this.#hasWriteFailed = false
    } catch (error) {
      // A Redis without room refuses to store, and still says what is valid.
      if (!(error instanceof ReplyError) || this.#hasWriteFailed) return
      this.#hasWriteFailed = true
      this.#options.log.warn({ err: error }, 'Redis does not store pages: check maxmemory and maxmemory-policy')
    }
  }

  /** @type {SharedCache['remove']} */
  async remove(key) {
    await this.#command('unlink', [this.#entryKey(key)]).catch(() => {})
  }

  /** @type {SharedCache['expire']} */
  async expire(tags, snapshot = '') {
    if (tags.length === 0) return
    try {
      if (this.isReady) return await this.#expire(tags, snapshot)
    } catch (error) {
      this.#fail(error)
    }
    // Read from Postgres before Redis is used again. A snapshot that Redis had now would skip what it missed before.
    this.#missed += 1
  }

  /** @type {SharedCache['retryAfterSeconds']} */
  async retryAfterSeconds({ name, times, seconds }, key) {
    if (!this.isReady) return null
    const limiter =
      this.#limiters.get(name) ??
      new RateLimiterRedis({
        storeClient: this.redis,
        keyPrefix: `${this.#options.deployment}:limit:${name}`,
        points: times,
        duration: seconds,
      })
    this.#limiters.set(name, limiter)
    try {
      await limiter.consume(key)
      return 0
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      if (!(error instanceof ReplyError)) this.#fail(error)
      return null
    }
  }

  /** Ends the connection. */
  stop() {
    this.#isStopped = true
    this.isReady = false
    if (this.#timer) clearTimeout(this.#timer)
    this.redis.disconnect()
  }

  /** Expires what Redis missed, then lets it be used. */
  async #synchronize() {
    if (this.#isSynchronizing || this.#isStopped || this.isReady) return
    this.#isSynchronizing = true
    try {
      let missed = -1
      // A change that comes meanwhile is read in another round.
      while (missed !== this.#missed) {
        missed = this.#missed
        const { tags, snapshot } = await this.#options.listMissed(await this.redis.get(this.#key('snapshot')))
        if (tags === null) await this.#send('expireTags', [this.#key('tags'), this.#key('snapshot'), snapshot])
        else await this.#expire(tags, snapshot)
      }
      if (this.redis.status !== 'ready') throw new Error('the connection was closed')
      this.isReady = true
      this.#isLogged = false
      this.#waitMs = this.#options.retryMs
      this.#options.log.info({}, 'Cached pages are shared through Redis')
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#isSynchronizing = false
    }
  }

  /** @param {readonly string[]} tags @param {string} snapshot */
  async #expire(tags, snapshot) {
    for (let start = 0; start < tags.length; start += MAX_TAGS_PER_COMMAND) {
      const isLast = start + MAX_TAGS_PER_COMMAND >= tags.length
      const part = tags.slice(start, start + MAX_TAGS_PER_COMMAND)
      await this.#send('expireTags', [this.#key('tags'), this.#key('snapshot'), isLast ? snapshot : '', ...part])
    }
  }

  /** A command of a request. @param {string} name @param {(string | number | Buffer)[]} args @returns {Promise<any>} */
  async #command(name, args) {
    if (!this.isReady) throw new Error('Redis is not available')
    try {
      return await this.#send(name, args)
    } catch (error) {
      if (!(error instanceof ReplyError)) this.#fail(error)
      throw error
    }
  }

  /** @param {string} name @param {(string | number | Buffer)[]} args @returns {Promise<any>} */
  #send(name, args) {
    return /** @type {any} */ (this.redis)[name](...args)
  }

  /** Stops using Redis and tries it again later. Logs the first failure. @param {unknown} error */
  #fail(error) {
    if (this.#isStopped) return
    this.isReady = false
    if (!this.#isLogged)
      this.#options.log.warn({ err: error }, 'Redis is not available: pages come from the cache of this server')
    this.#isLogged = true
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      // Without a connection, ioredis opens one, and the event follows.
      if (this.redis.status === 'ready') void this.#synchronize()
    }, this.#waitMs).unref()
    this.#waitMs = Math.min(this.#waitMs * 2, 10 * this.#options.retryMs)
  }

  /** @param {string} name */
  #key(name) {
    return `${this.#options.deployment}:${this.#options.buildId}:${name}`
  }

  /** @param {string} key */
  #entryKey(key) {
    return this.#key(`entry:${key}`)
  }
}
