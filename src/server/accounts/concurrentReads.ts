import { errorResponse } from '../errorResponse'

/** How many reads of one account run at once, how many wait for their turn, and for how many milliseconds. */
interface Limit {
  running: number
  waiting: number
  waitMs: number
}

/** The pool of a server has 16 connections by default, and a list takes one or two. An admin page asks for several lists at once. */
const LISTS: Limit = { running: 6, waiting: 30, waitMs: 3000 }
/**
 * Large lists take the processor that also answers shoppers. They wait longer, since each takes longer: an admin page that asks for
 * many at once gets them all.
 */
const LARGE_LISTS: Limit = { running: 2, waiting: 30, waitMs: 20_000 }
const RETRY_SECONDS = 5

interface AccountReads {
  running: number
  /** starts a read that waits, in their order */
  waiting: (() => void)[]
}

// One count per process, even when this module is loaded several times.
const globals = globalThis as { forecourtReads?: Map<string, AccountReads> }
globals.forecourtReads ??= new Map()
const readsByAccount = globals.forecourtReads

/**
 * Reads a list for an account when it is its turn, so that no account holds all connections to the database. Responds with 429 and
 * Retry-After when six reads of the account stay busy for three seconds, or two large ones for twenty.
 * @param options.isLarge the list has many documents or related ones, so that it takes a turn among the account's large ones first
 */
export async function readInTurn(
  account: number,
  read: () => Promise<Response>,
  { isLarge = false }: { isLarge?: boolean } = {},
): Promise<Response> {
  const readList = () => readWithin(LISTS, String(account), read)
  // What waits among the large ones holds no turn of the others.
  return isLarge ? readWithin(LARGE_LISTS, `${account} large`, readList) : readList()
}

async function readWithin(limit: Limit, key: string, read: () => Promise<Response>): Promise<Response> {
  const reads = readsByAccount.get(key) ?? { running: 0, waiting: [] }
  readsByAccount.set(key, reads)
  if (!(await takeTurn(reads, limit))) return busyResponse(limit)
  try {
    return await read()
  } finally {
    const next = reads.waiting.shift()
    if (next) next()
    else reads.running -= 1
    if (reads.running === 0) readsByAccount.delete(key)
  }
}

/** True once it is a read's turn; false if that takes too long. */
async function takeTurn(reads: AccountReads, limit: Limit): Promise<boolean> {
  if (reads.running < limit.running) {
    reads.running += 1
    return true
  }
  if (reads.waiting.length >= limit.waiting) return false
  return new Promise((resolve) => {
    const start = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      reads.waiting = reads.waiting.filter((waiting) => waiting !== start)
      resolve(false)
    }, limit.waitMs)
    reads.waiting.push(start)
  })
}

const busyResponse = (limit: Limit) =>
  errorResponse(
    429,
    {
      field: 'user',
      message: `You are reading ${limit.running} ${limit === LARGE_LISTS ? 'large lists' : 'lists'} at once. Wait until one is there.`,
    },
    { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' },
  )
