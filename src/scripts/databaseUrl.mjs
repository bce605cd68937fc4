// @ts-check
import { join } from 'node:path'
import { dataFolderPath } from './dataFolder.mjs'
import { readDotEnv } from './dotEnv.mjs'
import { runningPostgresUrl } from './postgres/embeddedPostgres.mjs'

/**
 * The database that the product on this machine uses: DATABASE_URL, else the embedded one that `npm start` runs. For
 * commands beside a running server.
 * @throws where neither is there
 */
export async function databaseUrl() {
  readDotEnv()
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const url = await runningPostgresUrl(join(dataFolderPath(), 'postgres'))
  if (url) return url
  throw new Error('Forecourt does not run here. Start it with `npm start`, or name a database in DATABASE_URL.')
}
