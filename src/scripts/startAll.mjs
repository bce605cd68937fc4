// @ts-check
// Runs before anything is installed, so what needs packages is imported where it is first used.
import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { stopChildren } from './childProcesses.mjs'
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
import { startMessage } from './demoTable.mjs'
import { readDotEnv } from './dotEnv.mjs'
import { install, isInstalled } from './installation.mjs'
import { ownerOfPort, portIsFree } from './ports.mjs'
import { commandOf, parentOf } from './processes.mjs'
import { createSteps, elapsed } from './steps.mjs'
import { startServer } from './webServer.mjs'

/** @type {(() => Promise<void>)[]} what to undo at the end, once no child runs that needs it, the last first */
const stops = []
/** @type {Promise<void> | undefined} */
let stopping

/**
 * Brings the whole product up from a bare clone: packages, Postgres, migrations, demo, build, server. What is done already
 * is not done again. Serves until it is told to stop.
 * @param {{ dev: boolean }} options
 */
export async function start({ dev }) {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => end(0, name))
  endWithNpm()
  try {
    await standUpOrThrow(dev)
  } catch (error) {
    // What a stop interrupts fails too; that is no news.
    if (stopping) return
    console.error(`\n${/** @type {Error} */ (error).message}`)
    await end(1)
  }
}

/** @param {boolean} dev */
async function standUpOrThrow(dev) {
  const began = Date.now()
  readDotEnv()
  process.env.FORECOURT_DEMO ||= hasDemo() ? '1' : '0'
  const demo = process.env.FORECOURT_DEMO === '1'
  const port = portWanted()
  const folder = dataFolderPath()
  await refuseTakenPort(port, folder)

  const step = createSteps()
  if (!isInstalled()) await step('Installing packages', install)

  openDataFolder(folder)
  writeRunFile(folder, port)
  stops.push(async () => deleteRunFile(folder))
  Object.assign(process.env, getSecrets(folder), { FORECOURT_DATA: folder, PORT: String(port) })
  if (!process.env.DATABASE_URL) await step('Starting Postgres', () => startEmbedded(folder))
  await checkEnvironment()

  await prepareAndBuild(dev, demo)
  await step('Starting the server', async (tell) => serve(dev, port, tell))
  console.log(`${startMessage(port, demo)}\nReady after ${elapsed(Date.now() - began)}.`)
}

/** The database and the build do not need each other, and each leaves a core idle. @param {boolean} dev @param {boolean} demo */
async function prepareAndBuild(dev, demo) {
  const { isDatabasePrepared } = await import('./databaseState.mjs')
  const prepares = !(await isDatabasePrepared(/** @type {string} */ (process.env.DATABASE_URL), demo))
  const builds = !dev && !isBuilt()
  // One moving line can tell of one step only.
  const step = createSteps(prepares && builds ? { live: false } : {})
  const label = demo ? 'Migrating and seeding the demo' : 'Migrating'
  await Promise.all([
    prepares && step(label, (tell) => prepareDatabase({ onLine: tell })),
    builds && step('Building', (tell) => build({ env: {}, tell })),
  ])
}

function portWanted() {
  const port = Number(process.env.PORT || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is ${JSON.stringify(process.env.PORT)}. It must be a whole number from 1 to 65535.`)
}

/** Says so before anything slow is done. @param {number} port @param {string} folder */
async function refuseTakenPort(port, folder) {
  if (await portIsFree(port)) return
  const run = findRunningServer(folder)
  if (run?.port === port) throw new Error(`Forecourt runs already on port ${port} (process ${run.pid}).`)
  const owner = ownerOfPort(port)
  const by = owner ? ` by process ${owner.pid}${owner.command ? ` (${owner.command.slice(0, 80)})` : ''}` : ''
  throw new Error(`Port ${port} is taken${by}. Stop that, or choose another port: PORT=${port + 1} npm start`)
}

/** @param {string} folder */
async function startEmbedded(folder) {
  const { startPostgres } = await import('./postgres/embeddedPostgres.mjs')
  const postgres = await startPostgres({ folder: join(folder, 'postgres') })
  stops.push(postgres.stop)
  process.env.DATABASE_URL = postgres.url
  return `port ${postgres.port}${postgres.reused ? ', was running' : ''}`
}

async function checkEnvironment() {
  const { tsImport } = await import('tsx/esm/api')
  const { readEnvironment } = await tsImport('../server/environment.ts', import.meta.url)
  readEnvironment()
}

/** @param {boolean} dev @param {number} port @param {(detail: string) => void} tell */
async function serve(dev, port, tell) {
  let ready = false
  /** @type {string[]} */
  const early = []
  const server = await startServer({
    mode: dev ? 'dev' : 'start',
    port,
    env: {},
    onLine: (line) => (ready ? console.log(line) : early.push(line)),
    tell,
  })
  ready = true
  server.ended.then(({ code, signal }) => {
    if (stopping) return
    console.error(`The server has ended by itself (${signal ?? `code ${code}`}).`)
    return end(1)
  })
}

/** Stops what was started, in order, once. @param {number} code @param {string} [why] */
function end(code, why) {
  stopping ??= (async () => {
    if (process.stdout.isTTY) process.stdout.write('\n')
    console.log(`Stopping${why ? ` (${why})` : ''} …`)
    await stopChildren()
    for (const stop of stops.reverse()) await stop().catch((error) => console.error(error))
    process.exit(code)
  })()
  return stopping
}

/** npm passes Ctrl-C on, but an npm that is killed outright tells nobody: then this process, or its shell, has a new parent. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parents = () => {
    const parent = process.ppid
    // npm runs scripts through a shell, which some systems leave standing between the two.
    return /^(\S*\/)?\w*sh -c /.test(commandOf(parent)) ? `${parent} ${parentOf(parent)}` : String(parent)
  }
  const first = parents()
  let changed = 0
  setInterval(() => {
    // One look may fail on a busy machine.
    changed = parents() === first ? 0 : changed + 1
    if (changed === 3) end(1, 'npm is gone')
  }, 700).unref()
}
