import { AsyncLocalStorage } from 'node:async_hooks'

// Next may load this module more than once in a process; all copies share the context.
const shared = globalThis as { forecourtPageReads?: AsyncLocalStorage<true> }
shared.forecourtPageReads ??= new AsyncLocalStorage()
const context = shared.forecourtPageReads

/** Runs a read whose result is cached by tags: a read replica may answer its queries. */
export const runPageRead = <Result>(read: () => Promise<Result>): Promise<Result> => context.run(true, read)

/** Whether the current query belongs to such a read. */
export const isPageRead = (): boolean => context.getStore() === true
