import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../src/scripts/postgres/embeddedPostgres.mjs'
import { projectRoot } from '../../../src/scripts/project.mjs'
import { createTempFolder, migrate, removeFolder, TEMPLATE_DATABASE } from '../../support/postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    faultsFolder: string
    scriptsFolder: string
  }
}

/**
 * Vitest's global setup of the fault suite: a separate Postgres, which these tests kill, with durable commits.
 */
export default async function setup(project: TestProject) {
  const scriptsFolder = await bundleScripts()
  const folder = createTempFolder()
  const server = await startPostgres(getPostgresOptions(folder))
  try {
    await migrate(server.url, folder)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('faultsFolder', folder)
  project.provide('scriptsFolder', scriptsFolder)
  return async () => {
    rmSync(scriptsFolder, { recursive: true, force: true })
    await server.stop()
    await removeFolder(folder)
  }
}

/** Bundles the scripts that run in separate processes: these tests start about 30, and a bundle loads twice as fast. */
async function bundleScripts(): Promise<string> {
  // Within the project, so that the bundles find its packages.
  const outdir = join(projectRoot, `node_modules/.cache/faults-${process.pid}`)
  await build({
    absWorkingDir: projectRoot,
    entryPoints: ['worker', 'submitter'].map((name) => `tests/faults/support/${name}.ts`),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
  })
  return outdir
}

const getPostgresOptions = (folder: string) => ({
  folder: join(folder, 'postgres'),
  database: TEMPLATE_DATABASE,
  durable: true,
})

/** The URL of a database on the suite's server; restarts the server after a kill. */
export async function getDatabaseUrl(folder: string, database: string): Promise<string> {
  return (await startPostgres(getPostgresOptions(folder))).urlOf(database)
}

/** Kills the server by SIGKILL, like a crash of the machine. */
export function killPostgres(folder: string): void {
  const { home } = JSON.parse(readFileSync(join(folder, 'postgres/connection.json'), 'utf8')) as { home: string }
  const pid = Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}
