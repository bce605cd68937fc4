import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../src/scripts/cmsProcess.mjs'
import { removePostgres, startPostgres } from '../../src/scripts/postgres/embeddedPostgres.mjs'

/** A migrated, empty database that each test file's own is copied from. */
export const TEMPLATE_DATABASE = 'template_migrated'

/** Secrets for tests, where a process needs some. */
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
 * A Postgres in a new folder, gone with all it holds on `stop`; or the one that `npm test` runs already, whose folder
 * FORECOURT_TEST_FOLDER names and which it stops itself.
 */
export async function startTestPostgres() {
  const shared = process.env.FORECOURT_TEST_FOLDER
  const folder = shared ?? openFolder()
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

/** A new folder that the account Postgres runs as may enter too. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Applies the committed migrations to a database, in a process of its own. */
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
