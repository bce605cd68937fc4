import { errorResponse } from '../errorResponse'

/** Lists that one account reads at once. The pool of a server has 16 connections by default, and a list takes one or two. */
const MAX_READS = 6
/** Reads that wait for their turn, and for how many milliseconds: an admin page asks for several lists at once. */
const MAX_WAITING = 30
const MAX_WAIT_MS = 3000
const RETRY_SECONDS = 5

interface AccountReads {
  running: number
  /** starts a read that waits, in their order */
  waiting: (() => void)[]
}

// One count per process, even when this module is loaded several times.
const globals = globalThis as { forecourtReads?: Map<number, AccountReads> }
globals.forecourtReads ??= new Map()
const readsByAccount = globals.forecourtReads

/**
 * Reads a list for an account when it is its turn, so that no account holds all connections to the database. Responds with 429 and
 * Retry-After when six reads of the account stay busy for three seconds.
 */
export async function readInTurn(account: number, read: () => Promise<Response>): Promise<Response> {
  const reads = readsByAccount.get(account) ?? { running: 0, waiting: [] }
  readsByAccount.set(account, reads)
  if (!(await takeTurn(reads))) return busyResponse()
  try {
    return await read()
  } finally {
    const next = reads.waiting.shift()
    if (next) next()
    else reads.running -= 1
    if (reads.running === 0) readsByAccount.delete(account)
  }
}

/** True once it is a read's turn; false if that takes too long. */
async function takeTurn(reads: AccountReads): Promise<boolean> {
  if (reads.running < MAX_READS) {
    reads.running += 1
    return true
  }
  if (reads.waiting.length >= MAX_WAITING) return false
  return new Promise((resolve) => {
    const start = () => {
      clearTimeout(timer)
      resolve(true)
    }
    const timer = setTimeout(() => {
      reads.waiting = reads.waiting.filter((waiting) => waiting !== start)
      resolve(false)
    }, MAX_WAIT_MS)
    reads.waiting.push(start)
  })
}

const busyResponse = () =>
  errorResponse(
    429,
    { field: 'user', message: `You are reading ${MAX_READS} lists at once. Wait until one is there.` },
    { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' },
  )
