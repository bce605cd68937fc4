// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a search has of its own, for its site's search shell.
 * @typedef {object} OwnSearchPart
 * @property {string} title
 * @property {string} description
 * @property {string} canonical path and query
 * @property {string} breadcrumbs structured data
 * @property {string} preloads markup for the start of the head
 * @property {string} results markup for the end of the head, which gives the browser the results
 * @property {unknown} setup the property of `StockSearchLoader`
 * @property {Buffer} html in UTF-8
 */

// Next compiles the route that provides the part, and so has another copy of this module.
const shared = /** @type {{ forecourtOwnSearchPart?: AsyncLocalStorage<{ part: OwnSearchPart | null }> }} */ (
  globalThis
)
shared.forecourtOwnSearchPart ??= new AsyncLocalStorage()
const storage = shared.forecourtOwnSearchPart

/**
 * Runs a request whose route may provide the part: to pass it on as a body would take longer than to render it.
 * @template Value
 * @param {(findPart: () => OwnSearchPart | null) => Value} handle `findPart` returns null if none was provided
 * @returns {Value}
 */
export function withOwnSearchPart(handle) {
  /** @type {{ part: OwnSearchPart | null }} */
  const store = { part: null }
  return storage.run(store, () => handle(() => store.part))
}

/** Whether this request is for the own part of a search. */
export const isOwnSearchPart = () => storage.getStore() !== undefined

/**
 * Runs what is no longer for the own part of a search.
 * @template Value
 * @param {() => Value} handle @returns {Value}
 */
export const withoutOwnSearchPart = (handle) => storage.exit(handle)

/** Provides the part of this request's search. @param {OwnSearchPart} part */
export function provideOwnSearchPart(part) {
  const store = storage.getStore()
  if (!store) throw new Error('Nobody has asked for the own part of a search')
  store.part = part
}
