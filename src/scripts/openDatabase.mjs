// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolderPath, openDataFolder, readJson } from './dataFolder.mjs'
import { readDotEnv } from './dotEnv.mjs'
import { startPostgres } from './postgres/embeddedPostgres.mjs'

/**
 * @typedef {object} OpenDatabase
 * @property {string} url past any pooler
 * @property {string} dataFolder absolute
 * @property {Record<string, string | undefined>} environment with the data folder and, if it holds one, its PAYLOAD_SECRET
 * @property {() => Promise<void>} close stops Postgres, if this started it
 */

/**
 * Opens the database for a command that needs no server: DATABASE_DIRECT_URL or DATABASE_URL, or the embedded Postgres of `npm start`,
 * which is joined while it runs and otherwise started.
 * @param {{ create: boolean }} options whether to create the data folder and the database if there are none
 * @returns {Promise<OpenDatabase>}
 * @throws if there is no database
 */
export async function openDatabase({ create }) {
  readDotEnv()
  const dataFolder = dataFolderPath()
  const { DATABASE_URL, DATABASE_DIRECT_URL, PAYLOAD_SECRET } = process.env
  // A server without Docker or `npm start` may keep other files there too.
  if (create && !(DATABASE_URL && existsSync(dataFolder))) openDataFolder(dataFolder)
  const stored = readJson(join(dataFolder, 'secrets.json'))
  const environment = {
    ...process.env,
    FORECOURT_DATA: dataFolder,
    PAYLOAD_SECRET: PAYLOAD_SECRET || stored?.PAYLOAD_SECRET,
  }
  if (DATABASE_URL) return { url: DATABASE_DIRECT_URL || DATABASE_URL, dataFolder, environment, close: async () => {} }
  const folder = join(dataFolder, 'postgres')
  if (!create && !existsSync(join(folder, 'connection.json')))
    throw new Error(`No database found: DATABASE_URL is not set, and \`npm start\` has none in ${dataFolder}.`)
  const postgres = await startPostgres({ folder })
  return { url: postgres.url, dataFolder, environment, close: postgres.stop }
}
