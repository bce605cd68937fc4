import { errorResponse } from '../errorResponse'
import { createTurns } from '../turns.mjs'

/** How many reads of one account run at once, how many wait for their turn, and for how many milliseconds. */
interface Limit {
  running: number
  waiting: number
  waitMs: number
}

/** Staff have seven connections of a server by default, and a list takes one or two. An admin page asks for several lists at once. */
const LISTS: Limit = { running: 6, waiting: 30, waitMs: 3000 }
/**
 * Large lists take the processor that also answers shoppers. They wait longer, since each takes longer: an admin page that asks for
 * many at once gets them all.
 */
const LARGE_LISTS: Limit = { running: 2, waiting: 30, waitMs: 20_000 }
const RETRY_SECONDS = 5

const createReadTurns = () => ({ lists: createTurns(LISTS), largeLists: createTurns(LARGE_LISTS) })

// One count per process, even when this module is loaded several times.
const globals = globalThis as { forecourtReads?: ReturnType<typeof createReadTurns> }
globals.forecourtReads ??= createReadTurns()
const turns = globals.forecourtReads

/**
 * Reads a list or document for an account when it is its turn, so that no account holds all connections to the database. Responds with 429 and
 * Retry-After when six reads of the account stay busy for three seconds, or two large ones for twenty.
 * @param options.isLarge the list has many documents or related ones, so that it takes a turn among the account's large ones first
 */
export async function readInTurn(
  account: number,
  read: () => Promise<Response>,
  { isLarge = false }: { isLarge?: boolean } = {},
): Promise<Response> {
  const key = String(account)
  const readList = async () => (await readWithin(turns.lists, key, read)) ?? busyResponse(LISTS)
  // What waits among the large ones holds no turn of the others.
  return isLarge ? ((await readWithin(turns.largeLists, key, readList)) ?? busyResponse(LARGE_LISTS)) : readList()
}

/** Null without a turn. */
async function readWithin(
  takeTurn: ReturnType<typeof createTurns>,
  key: string,
  read: () => Promise<Response>,
): Promise<Response | null> {
  const end = await takeTurn(key)
  if (!end) return null
  try {
    return await read()
  } finally {
    end()
  }
}

const busyResponse = (limit: Limit) =>
  errorResponse(
    429,
    {
      field: 'user',
      message: `You are reading ${limit.running} ${limit === LARGE_LISTS ? 'large lists' : 'lists or documents'} at once. Wait until one is there.`,
    },
    { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' },
  )
