// @ts-check
// Runs before packages are installed, so modules that need packages are imported dynamically.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, isBuilt } from './build.mjs'
import { killChildren, stopChildren } from './childProcesses.mjs'
import { prepareDatabase } from './cmsProcess.mjs'
import {
  dataFolderPath,
  deleteRunFile,
  findRunningServer,
  getSecrets,
  openDataFolder,
  writeRunFile,
} from './dataFolder.mjs'
import { hasDemo } from './demo.mjs'
import { formatStartMessage } from './demoTable.mjs'
import { readDotEnv } from './dotEnv.mjs'
import { install, isInstalled } from './installation.mjs'
import { keepServerRunning } from './keepServerRunning.mjs'
import { findPortOwner, isPortFree } from './ports.mjs'
import { getCommand, getParentPid } from './processes.mjs'
import { createRestartLimit } from './restartLimit.mjs'
import { createSteps, formatElapsed } from './steps.mjs'
import { startServer } from './webServer.mjs'

const CHECK_MS = 1000

/** @type {(() => Promise<void>)[]} cleanup functions, run in reverse order after all children have stopped */
const cleanups = []
/** @type {(() => void)[]} the same at once, without waiting */
const kills = []
/** @type {Promise<void> | undefined} */
let stopping
let stoppingSince = 0
/** Milliseconds within which several signals are one: a terminal sends Ctrl-C to npm too, which passes it on. */
const SAME_SIGNAL_MS = 1000

/**
 * Starts the product from a bare clone: packages, Postgres, migrations, demo, build and server. Skips steps that are up to date.
 * Runs until it is stopped.
 * @param {{ dev: boolean }} options
 */
export async function start({ dev }) {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => stopBySignal(name))
  exitWithNpm()
  try {
    await startOrThrow(dev)
  } catch (error) {
    // Errors caused by stopping are not reported.
    if (stopping) return
    console.error(`\n${/** @type {Error} */ (error).message}`)
    await end(1)
  }
}

/** @param {boolean} dev */
async function startOrThrow(dev) {
  const startedAt = Date.now()
  readDotEnv()
  process.env.FORECOURT_DEMO ||= hasDemo() ? '1' : '0'
  const demo = process.env.FORECOURT_DEMO === '1'
  const port = readPort()
  const folder = dataFolderPath()
  await requireFreePort(port, folder)

  const step = createSteps()
  if (!isInstalled()) await step('Installing packages', install)

  openDataFolder(folder)
  writeRunFile(folder, port)
  cleanups.push(async () => deleteRunFile(folder))
  kills.push(() => deleteRunFile(folder))
  Object.assign(process.env, getSecrets(folder), { FORECOURT_DATA: folder, PORT: String(port) })
  if (!process.env.DATABASE_URL) await step('Starting Postgres', () => startEmbedded(folder))
  await checkEnvironment()

  await prepareAndBuild(dev, demo)
  await step('Starting the server', async (onProgress) => serve(dev, port, onProgress))
  console.log(
    `${formatStartMessage(port, demo, process.env.ADMIN_HOST)}\nReady after ${formatElapsed(Date.now() - startedAt)}.`,
  )
}

/** Prepares the database and builds at the same time. @param {boolean} dev @param {boolean} demo */
async function prepareAndBuild(dev, demo) {
  const { isDatabasePrepared } = await import('./databaseState.mjs')
  const needsDatabase = !(await isDatabasePrepared(/** @type {string} */ (process.env.DATABASE_URL), demo))
  const needsBuild = !dev && !isBuilt()
  // The live line can show one step only.
  const step = createSteps(needsDatabase && needsBuild ? { live: false } : {})
  const label = demo ? 'Migrating and seeding the demo' : 'Migrating'
  await Promise.all([
    needsDatabase && step(label, (onProgress) => prepareDatabase({ onLine: onProgress })),
    needsBuild && step('Building', (onProgress) => build({ env: {}, onProgress })),
  ])
}

function readPort() {
  const port = Number(process.env.PORT || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is ${JSON.stringify(process.env.PORT)}. It must be a whole number from 1 to 65535.`)
}

/** Fails before any slow step. @param {number} port @param {string} folder */
async function requireFreePort(port, folder) {
  if (await isPortFree(port)) return
  const run = findRunningServer(folder)
  if (run?.port === port) throw new Error(`Forecourt is already running on port ${port} (process ${run.pid}).`)
  const owner = findPortOwner(port)
  const by = owner ? ` by process ${owner.pid}${owner.command ? ` (${owner.command.slice(0, 80)})` : ''}` : ''
  throw new Error(`Port ${port} is in use${by}. Stop that process, or use another port: PORT=${port + 1} npm start`)
}

/** @param {string} folder */
async function startEmbedded(folder) {
  const { startPostgres } = await import('./postgres/embeddedPostgres.mjs')
  const postgres = await startPostgres({ folder: join(folder, 'postgres') })
  cleanups.push(postgres.stop)
  kills.push(postgres.kill)
  process.env.DATABASE_URL = postgres.url
  void keepPostgresRunning(folder, postgres.port)
  return `port ${postgres.port}${postgres.reused ? ', already running' : ''}`
}

async function checkEnvironment() {
  const { tsImport } = await import('tsx/esm/api')
  const { readEnvironment } = await tsImport('../server/environment.ts', import.meta.url)
  readEnvironment()
}

/**
 * Starts Postgres again when it was killed. Web server and workers reconnect.
 * @param {string} folder @param {number} port
 */
async function keepPostgresRunning(folder, port) {
  const { startPostgres } = await import('./postgres/embeddedPostgres.mjs')
  const allowRestart = createRestartLimit()
  while (!stopping) {
    await sleep(CHECK_MS, undefined, { ref: false })
    if (!(await isPortFree(port)) || stopping) continue
    if (!allowRestart()) return stopWith(`Postgres keeps stopping. Its log: ${join(folder, 'postgres', 'server.log')}`)
    console.error('Postgres stopped. Starting it again …')
    try {
      const postgres = await startPostgres({ folder: join(folder, 'postgres') })
      if (postgres.port !== port) return stopWith(`Port ${port} of Postgres is taken. Run npm start again.`)
      console.error('Postgres is running again.')
    } catch (error) {
      console.error(/** @type {Error} */ (error).message)
    }
  }
}

/** @param {boolean} dev @param {number} port @param {(detail: string) => void} onProgress */
async function serve(dev, port, onProgress) {
  const server = await startWebServer(dev, port, onProgress)
  keepServerRunning({
    server,
    startAgain: () => startWebServer(dev, port, () => {}),
    isStopping: () => stopping !== undefined,
    onLine: (line) => console.error(line),
  }).then(
    (isStopped) => (isStopped ? undefined : stopWith('The web server keeps stopping.')),
    (error) => stopWith(error.message),
  )
}

/** @param {boolean} dev @param {number} port @param {(detail: string) => void} onProgress */
async function startWebServer(dev, port, onProgress) {
  let ready = false
  const server = await startServer({
    mode: dev ? 'dev' : 'start',
    port,
    env: {},
    onLine: (line) => ready && console.log(line),
    onProgress,
  })
  ready = true
  return server
}

/** Stops everything because of an error, unless it is stopping already. @param {string} message */
function stopWith(message) {
  if (stopping) return
  console.error(message)
  return end(1)
}

/** Stops everything in order, or at once if it is stopping already. @param {string} signal */
function stopBySignal(signal) {
  if (!stopping) return end(0, signal)
  if (Date.now() - stoppingSince < SAME_SIGNAL_MS) return
  console.log('Stopping at once …')
  killChildren()
  for (const kill of kills) kill()
  process.exit(130)
}

/** Stops everything in order, once. @param {number} code @param {string} [reason] */
function end(code, reason) {
  stoppingSince ||= Date.now()
  stopping ??= (async () => {
    if (process.stdout.isTTY) process.stdout.write('\n')
    console.log(`Stopping${reason ? ` (${reason})` : ''} …`)
    await stopChildren()
    for (const stop of cleanups.reverse()) await stop().catch((error) => console.error(error))
    process.exit(code)
  })()
  return stopping
}

/** Stops if npm was killed, which sends no signal: this process, or its shell, then has a new parent. */
function exitWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parents = () => {
    const parent = process.ppid
    // npm runs scripts through a shell, which remains as the parent on some systems.
    return /^(\S*\/)?\w*sh -c /.test(getCommand(parent)) ? `${parent} ${getParentPid(parent)}` : String(parent)
  }
  const first = parents()
  let changed = 0
  setInterval(() => {
    // A single check can fail on a busy machine.
    changed = parents() === first ? 0 : changed + 1
    if (changed === 3) end(1, 'npm exited')
  }, 700).unref()
}
