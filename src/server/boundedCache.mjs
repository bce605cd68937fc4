// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { LRUCache } from 'lru-cache'

/** Bytes that an entry takes beside its key and its value. */
const ENTRY_BYTES = 100

/** Longer than any host, path or word that is worth keeping. */
const MAX_KEY_LENGTH = 500

/**
 * A cache whose keys are made of what strangers send, such as addresses, hosts and typed words: limited by the bytes of its keys and values, however
 * long and however many they are. The least recently used entries are evicted. What has a key that is too long is not kept.
 * @template {{}} Value
 * @template [Context=unknown]
 * @extends {LRUCache<string, Value, Context>}
 */
export class BoundedCache extends LRUCache {
  /** @type {number} */
  #maxKeyLength

  /**
   * @param {object} limits
   * @param {number} limits.maxBytes of all keys and values
   * @param {(value: Value) => number} [limits.valueBytes] of a value; by default values count as nothing, as `true` and numbers do
   * @param {number} [limits.maxKeyLength] in characters; 500 by default
   * @param {Omit<LRUCache.Options<string, Value, Context>, 'maxSize' | 'sizeCalculation' | 'maxEntrySize'>} [options] of lru-cache
   */
  constructor({ maxBytes, valueBytes = () => 0, maxKeyLength = MAX_KEY_LENGTH }, options = {}) {
    super(
      /** @type {LRUCache.Options<string, Value, Context>} */ ({
        ...options,
        maxSize: maxBytes,
        sizeCalculation: (/** @type {Value} */ value, /** @type {string} */ key) =>
          ENTRY_BYTES + 2 * key.length + valueBytes(value),
      }),
    )
    this.#maxKeyLength = maxKeyLength
  }

  /** Whether a key is short enough to be kept. @param {string} key */
  mayKeep(key) {
    return key.length <= this.#maxKeyLength
  }

  /**
   * @override
   * @param {string} key @param {Value | undefined} value @param {LRUCache.SetOptions<string, Value, Context>} [options]
   */
  set(key, value, options) {
    return this.mayKeep(key) ? super.set(key, value, options) : this
  }
}
