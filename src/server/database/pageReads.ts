import { AsyncLocalStorage } from 'node:async_hooks'

/** `pool.query`, or one that sends queries elsewhere. */
export type Query = (...args: unknown[]) => Promise<unknown>

interface PageRead {
  /** where the read's queries go; null for the pool */
  query: Query | null
}

// Next may load this module more than once in a process; all copies share the context.
const shared = globalThis as { forecourtPageReads?: AsyncLocalStorage<PageRead> }
shared.forecourtPageReads ??= new AsyncLocalStorage()
const context = shared.forecourtPageReads

/** Runs a read whose result is cached by tags: a read replica may answer its queries. */
export const runPageRead = <Result>(read: () => Promise<Result>): Promise<Result> =>
  context.run(context.getStore() ?? { query: null }, read)

/** Runs a read of a preview: its queries go to the preview's transaction. */
export const runPreviewRead = <Result>(query: Query, read: () => Promise<Result>): Promise<Result> =>
  context.run({ query }, read)

/** Whether the current query belongs to a read for a page. */
export const isPageRead = (): boolean => context.getStore() !== undefined

/** Where the queries of the current read go if it is one of a preview; null for the pool. */
export const previewQuery = (): Query | null => context.getStore()?.query ?? null
