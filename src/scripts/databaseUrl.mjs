// @ts-check
import { join } from 'node:path'
import { dataFolderPath } from './dataFolder.mjs'
import { readDotEnv } from './dotEnv.mjs'
import { runningPostgresUrl } from './postgres/embeddedPostgres.mjs'

/**
 * URL of the database: DATABASE_URL, or the embedded one of `npm start`. For commands that run beside a server.
 * @throws if there is neither
 */
export async function databaseUrl() {
  readDotEnv()
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const url = await runningPostgresUrl(join(dataFolderPath(), 'postgres'))
  if (url) return url
  throw new Error('No database found. Start Forecourt with `npm start`, or set DATABASE_URL.')
}
