import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../src/scripts/cmsProcess.mjs'
import { removePostgres, startPostgres } from '../../src/scripts/postgres/embeddedPostgres.mjs'

/** The migrated, empty database that each test file's database is copied from. */
export const TEMPLATE_DATABASE = 'template_migrated'

/** Secrets for the processes that tests start. */
export const TEST_SECRETS = {
  PAYLOAD_SECRET: 'a-payload-secret-for-tests-alone-0000',
  CRON_SECRET: 'a-cron-secret-for-tests-alone-0000000',
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    dataFolder: string
  }
}

/**
 * Starts Postgres in a new folder, which `stop` deletes; or uses the one that `npm test` runs in FORECOURT_TEST_FOLDER,
 * which stops by itself.
 */
export async function startTestPostgres() {
  const shared = process.env.FORECOURT_TEST_FOLDER
  const folder = shared ?? createTempFolder()
  const server = await startPostgres({ folder: join(folder, 'postgres'), database: TEMPLATE_DATABASE, durable: false })
  return {
    url: server.url,
    urlOf: server.urlOf,
    folder,
    stop: async () => {
      await server.stop()
      if (!shared) await removeFolder(folder)
    },
  }
}

/** Deletes a folder with the Postgres in it. */
export async function removeFolder(folder: string) {
  await removePostgres(join(folder, 'postgres'))
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Creates a temporary folder that the Postgres account may enter too. */
export function createTempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Applies the committed migrations to a database, in a separate process. */
export async function migrate(url: string, dataFolder: string) {
  await prepareDatabase({
    env: {
      ...TEST_SECRETS,
      DATABASE_URL: url,
      FORECOURT_DATA: dataFolder,
      FORECOURT_DEMO: '0',
      NODE_OPTIONS: '',
      LOG_LEVEL: 'warn',
    },
  })
}

/** Vitest's global setup of the integration project. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgres()
  try {
    await migrate(server.url, server.folder)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgresUrl', server.urlOf('postgres'))
  project.provide('dataFolder', server.folder)
  return () => server.stop()
}
