import type { Pool } from 'pg'

// Next may load this module more than once in a process.
const shared = globalThis as { forecourtPools?: Map<string, Pool> }
shared.forecourtPools ??= new Map()

/** The connection pools of this process by name, for its metrics. */
export const pools: Map<string, Pool> = shared.forecourtPools
