import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../src/scripts/postgres/embeddedPostgres.mjs'
import { migrate, openFolder, removeFolder, TEMPLATE_DATABASE } from '../../support/postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    faultsFolder: string
  }
}

/**
 * Vitest's global setup of the fault suite: a Postgres of its own, since these tests kill it, and one that keeps what it
 * said it has kept.
 */
export default async function setup(project: TestProject) {
  const folder = openFolder()
  const server = await startPostgres(placeIn(folder))
  try {
    await migrate(server.url, folder)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('faultsFolder', folder)
  return async () => {
    await server.stop()
    await removeFolder(folder)
  }
}

const placeIn = (folder: string) => ({ folder: join(folder, 'postgres'), database: TEMPLATE_DATABASE, durable: true })

/** The address of a database on the suite's server, which is started again where it has been killed. */
export async function urlOf(folder: string, database: string): Promise<string> {
  return (await startPostgres(placeIn(folder))).urlOf(database)
}

/** Kills the server outright, as a crash of the machine would. */
export function killPostgres(folder: string): void {
  const { home } = JSON.parse(readFileSync(join(folder, 'postgres/connection.json'), 'utf8')) as { home: string }
  const pid = Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}
