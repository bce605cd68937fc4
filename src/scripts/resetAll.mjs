// @ts-check
import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolderPath, findRunningServer, removeDataFolder } from './dataFolder.mjs'
import { readDotEnv } from './dotEnv.mjs'
import { sendSignal } from './processes.mjs'
import { projectRoot } from './project.mjs'

const STOP_TIMEOUT_MS = 30_000

/** Stops the running server, then deletes the data folder and the build. Keeps packages. */
export async function reset() {
  try {
    readDotEnv()
    const folder = dataFolderPath()
    await stopRun(folder)
    if (existsSync(join(folder, 'postgres'))) {
      const { removePostgres } = await import('./postgres/embeddedPostgres.mjs')
      await removePostgres(join(folder, 'postgres'))
    }
    const removed = removeDataFolder(folder)
    for (const build of ['.next', '.next-test'])
      rmSync(join(projectRoot, build), { recursive: true, force: true, maxRetries: 5 })
    const name = relative(projectRoot, folder).startsWith('..') ? folder : relative(projectRoot, folder)
    console.log(removed ? `Removed ${name} and the build.` : `${name} does not exist. Removed the build.`)
    if (process.env.DATABASE_URL) console.log('The database in DATABASE_URL was not changed.')
    console.log('Run `npm start` to set everything up again.')
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    process.exitCode = 1
  }
}

/** @param {string} folder */
async function stopRun(folder) {
  const run = findRunningServer(folder)
  if (!run) return
  console.log(`Stopping the server on port ${run.port} (process ${run.pid}) …`)
  sendSignal(run.pid, 'SIGTERM')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (findRunningServer(folder)) {
    if (Date.now() > deadline) throw new Error(`Process ${run.pid} did not stop. End it and try again.`)
    await sleep(100)
  }
}
