// @ts-check
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { readJson, writePrivately } from '../dataFolder.mjs'
import { isPortFree } from '../ports.mjs'
import { getCurrentProcess, isAlive, withLock } from '../processes.mjs'
import { canAccess, findBinaries, getPostgresAccount, sharedHome } from './binaries.mjs'
import { cleanUpAfterKill, ensureCluster, killServer, launch, SUPERUSER, stopServer } from './cluster.mjs'

/** @typedef {import('../processes.mjs').ProcessMark} ProcessMark */
/** @typedef {import('./cluster.mjs').Place} Place */

/**
 * Content of connection.json. The owner is the process that stops the server when it ends.
 * @typedef {{ port: number, password: string, home: string, owner?: ProcessMark }} Connection
 */

/**
 * @typedef {object} RunningPostgres
 * @property {string} url the database's address, with its password
 * @property {number} port
 * @property {boolean} reused whether it was already running
 * @property {(name: string) => string} urlOf URL of another database on the same server
 * @property {() => Promise<void>} stop stops it, unless another running process owns it
 * @property {() => void} kill the same, without waiting until it has
 */

const START_ATTEMPTS = 6
const READY_WITHIN_MS = 60_000

/** How long a server that answers may start up: after a kill it first writes all of its files to a disk that may be slow. */
const RECOVERED_WITHIN_MS = 10 * 60_000

/**
 * Starts the packaged Postgres on the cluster in `folder`, which is created if missing, or joins the running server. Listens on
 * 127.0.0.1 only, on a port that is chosen once and kept while it is free.
 * @param {object} options
 * @param {string} options.folder absolute; holds the cluster, the password and the log
 * @param {string} [options.database] created if missing
 * @param {boolean} [options.durable] false trades safety against power cuts for speed: for tests
 * @returns {Promise<RunningPostgres>}
 * @throws with the end of the Postgres log if it cannot be started
 */
export async function startPostgres({ folder, database = 'forecourt', durable = true }) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const { connection, place, reused, isOwner } = await withLock(join(folder, 'starting.json'), () =>
    startOrJoin(folder, database, durable),
  )

  return {
    url: toUrl(connection, database),
    port: connection.port,
    reused,
    urlOf: (name) => toUrl(connection, name),
    stop: async () => {
      if (isOwner) await stopServer(place)
    },
    kill: () => {
      if (isOwner) killServer(place)
    },
  }
}

/** @param {string} folder @param {string} database @param {boolean} durable */
async function startOrJoin(folder, database, durable) {
  const file = join(folder, 'connection.json')
  /** @type {Connection} */
  const connection = { port: 0, password: '', home: '', ...readJson(file) }
  const reused = await canConnect(connection, 'postgres')
  const place = locateCluster(folder, connection)
  if (!reused) {
    connection.password = ensureCluster(place, connection.password, durable)
    await startServer(place, connection, durable, () => writePrivately(file, connection))
  }
  // If the owner was killed, the joining process becomes the owner.
  const isOwner = !reused || !isAlive(connection.owner)
  if (isOwner) connection.owner = getCurrentProcess()
  writePrivately(file, connection)
  await createDatabase(connection, database)
  return { connection, place, reused, isOwner }
}

/**
 * URL of a database on the running server of the cluster in `folder`.
 * @param {string} folder
 * @param {string} [database]
 * @returns {Promise<string | undefined>} undefined if it is not running
 */
export async function runningPostgresUrl(folder, database = 'forecourt') {
  const connection = /** @type {Connection | undefined} */ (readJson(join(folder, 'connection.json')))
  return connection && (await canConnect(connection, database)) ? toUrl(connection, database) : undefined
}

/**
 * Stops the server of the cluster in `folder`, if it is running, and deletes its files outside the folder.
 * @param {string} folder
 */
export async function removePostgres(folder) {
  const connection = /** @type {Connection | undefined} */ (readJson(join(folder, 'connection.json')))
  if (!connection) return
  if (await canConnect(connection, 'postgres')) await stopServer(locateCluster(folder, connection))
  if (connection.home && connection.home !== folder) rmSync(connection.home, { recursive: true, force: true })
}

/** @param {string} folder @param {Connection} connection updated: `home` @returns {Place} */
function locateCluster(folder, connection) {
  let home = connection.home || folder
  const account = getPostgresAccount(join(home, 'cluster'))
  if (!connection.home && !canAccess(folder, account)) {
    home = sharedHome(folder)
    mkdirSync(home, { recursive: true, mode: 0o755 })
    chmodSync(home, 0o755)
    if (!canAccess(home, account))
      throw new Error(`Postgres runs as ${account?.name}, which can access neither ${folder} nor ${home}.`)
  }
  connection.home = home
  return {
    cluster: join(home, 'cluster'),
    log: join(folder, 'server.log'),
    binaries: findBinaries(folder, account),
    account,
  }
}

/**
 * @param {Place} place
 * @param {Connection} connection updated: `port`
 * @param {boolean} durable
 * @param {() => void} saveConnection called once the port is chosen, before the server starts
 */
async function startServer(place, connection, durable, saveConnection) {
  let logTail = ''
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    if (!connection.port || !(await isPortFree(connection.port))) connection.port = await getPort({ host: '127.0.0.1' })
    saveConnection()
    const server = launch(place, connection.port, durable)
    if (await waitUntilReady(connection, server)) return
    logTail = readFileSync(place.log, 'utf8').trim().split('\n').slice(-8).join('\n')
    if (/could not bind|Address already in use/i.test(logTail)) connection.port = 0
    else if (/postmaster\.pid|shared memory block/.test(logTail)) await cleanUpAfterKill(place)
    else break
  }
  throw new Error(`Postgres did not start. End of its log ${place.log}:\n${logTail}`)
}

/** @param {Connection} connection @param {import('node:child_process').ChildProcess} server */
async function waitUntilReady(connection, server) {
  let hasExited = false
  server.once('exit', () => {
    hasExited = true
  })
  server.once('error', () => {
    hasExited = true
  })
  const deadline = Date.now() + READY_WITHIN_MS
  while (!hasExited && Date.now() < deadline) {
    if (await canConnect(connection, 'postgres')) return true
    await sleep(25)
  }
  return false
}

/**
 * Whether the server of `connection` accepts its password, which proves that it is ours. Waits while it starts up or shuts down.
 * @param {Connection} connection
 * @param {string} database
 */
async function canConnect(connection, database) {
  if (!connection.port || !connection.password) return false
  const deadline = Date.now() + RECOVERED_WITHIN_MS
  while (Date.now() < deadline) {
    const client = createClient(connection, database)
    try {
      await client.connect()
      return true
    } catch (error) {
      // 57P03: "the database system is starting up", or shutting down, or recovering.
      if (/** @type {{ code?: string }} */ (error).code !== '57P03') return false
    } finally {
      await client.end().catch(() => {})
    }
    await sleep(100)
  }
  return false
}

/** @param {Connection} connection @param {string} database */
function toUrl({ port, password }, database) {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** @param {Connection} connection @param {string} database */
function createClient(connection, database) {
  const client = new pg.Client({ connectionString: toUrl(connection, database), connectionTimeoutMillis: 3000 })
  // Ignores the error of an idle connection when the server stops.
  client.on('error', () => {})
  return client
}

/** @param {Connection} connection @param {string} name */
async function createDatabase(connection, name) {
  const client = createClient(connection, 'postgres')
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
