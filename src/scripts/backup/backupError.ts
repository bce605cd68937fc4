import { FileStoreError } from '../../providers/fileStore/port'
import { sqlState } from '../../server/database/driverError'
import { driverError } from '../../server/serializeError.mjs'

/** A backup or restore that cannot go on. The message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** What to do, by the code of Postgres (five characters) or of the system. */
const ADVICE: Record<string, string> = {
  '42501': 'The account of DATABASE_URL lacks a right. Use the account that owns the database.',
  '53100': 'The disk of Postgres is full. Make room and run the command again.',
  '53200': 'Postgres is out of memory or locks. Raise max_locks_per_transaction to 128 and run the command again.',
  '53300': 'Postgres has no connection left. Raise max_connections, or stop something that is connected.',
  '28P01': 'Check the password in DATABASE_URL.',
  '3D000': 'Check the name of the database in DATABASE_URL, or create it.',
  '55P03': 'Another command changes the tables. Wait until it has ended and run the command again.',
  ECONNREFUSED: 'Check DATABASE_URL, and that Postgres is running.',
  ENOTFOUND: 'Check the host in DATABASE_URL.',
  ETIMEDOUT: 'Check DATABASE_URL and the network.',
  ENOSPC: 'Make room on this disk and run the command again.',
  EDQUOT: 'Make room on this disk and run the command again.',
  EACCES: 'Allow this account to read and write there, or use another folder.',
  EPERM: 'Allow this account to read and write there, or use another folder.',
  EROFS: 'The disk is read-only. Use another folder.',
  ENOENT: 'Check the path.',
  ENOTDIR: 'Check the path.',
}

/** The message of an error with what to do about it; null for a mistake in this program, which needs its stack. */
export function explainError(error: unknown): string | null {
  if (error instanceof BackupError) return error.message
  if (error instanceof FileStoreError) {
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
    return `${error.message}${cause}. Check the data folder or the bucket, and run the command again.`
  }
  const inner = driverError(error)
  const code = sqlState(inner) ?? (inner as NodeJS.ErrnoException | null)?.code
  const advice = code === undefined ? undefined : ADVICE[code]
  if (code?.startsWith('ERR_PARSE_ARGS')) return (error as Error).message
  // An error of several addresses has no message of its own.
  return advice ? `${(inner as Error).message || code}. ${advice}` : null
}
