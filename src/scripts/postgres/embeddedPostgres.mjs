// @ts-check
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { readJson, writePrivately } from '../dataFolder.mjs'
import { portIsFree } from '../ports.mjs'
import { isAlive, thisProcess, withLock } from '../processes.mjs'
import { accountFor, canAccess, sharedHome, usableBinaries } from './binaries.mjs'
import { clearRemains, ensureCluster, launch, SUPERUSER, stopServer } from './cluster.mjs'

/** @typedef {import('../processes.mjs').ProcessMark} ProcessMark */
/** @typedef {import('./cluster.mjs').Place} Place */

/**
 * What connection.json keeps. The keeper is the process that stops the server at its own end.
 * @typedef {{ port: number, password: string, home: string, keeper?: ProcessMark }} Connection
 */

/**
 * @typedef {object} RunningPostgres
 * @property {string} url the database's address, with its password
 * @property {number} port
 * @property {boolean} reused whether it ran already
 * @property {(name: string) => string} urlOf the address of another database of the same server
 * @property {() => Promise<void>} stop stops it, unless another live process started it
 */

const START_ATTEMPTS = 6
const READY_WITHIN_MS = 60_000

/**
 * Starts the packaged Postgres on the cluster in `folder`, made first where there is none, or joins the one that runs
 * there. It listens on 127.0.0.1 alone, on a port that is chosen once and kept while it stays free.
 * @param {object} options
 * @param {string} options.folder absolute; holds the cluster, the password and the log
 * @param {string} [options.database] made where it is missing
 * @param {boolean} [options.durable] false trades safety against power cuts for speed: for tests
 * @returns {Promise<RunningPostgres>}
 * @throws with Postgres's own last words where it cannot be started
 */
export async function startPostgres({ folder, database = 'forecourt', durable = true }) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const { connection, place, reused, keeps } = await withLock(join(folder, 'starting.json'), () =>
    startOrJoin(folder, database, durable),
  )

  return {
    url: addressOf(connection, database),
    port: connection.port,
    reused,
    urlOf: (name) => addressOf(connection, name),
    stop: async () => {
      if (keeps) stopServer(place)
    },
  }
}

/** @param {string} folder @param {string} database @param {boolean} durable */
async function startOrJoin(folder, database, durable) {
  const file = join(folder, 'connection.json')
  /** @type {Connection} */
  const connection = { port: 0, password: '', home: '', ...readJson(file) }
  const reused = await answers(connection, 'postgres')
  const place = whereItLives(folder, connection)
  if (!reused) {
    connection.password = ensureCluster(place, connection.password, durable)
    await startServer(place, connection, durable, () => writePrivately(file, connection))
  }
  // Whoever started it may have been killed; then the one who joins sees to its end.
  const keeps = !reused || !isAlive(connection.keeper)
  if (keeps) connection.keeper = thisProcess()
  writePrivately(file, connection)
  await makeDatabase(connection, database)
  return { connection, place, reused, keeps }
}

/**
 * The address of a database on the server that runs on the cluster in `folder`.
 * @param {string} folder
 * @param {string} [database]
 * @returns {Promise<string | undefined>} undefined where none runs
 */
export async function runningPostgresUrl(folder, database = 'forecourt') {
  const connection = /** @type {Connection | undefined} */ (readJson(join(folder, 'connection.json')))
  return connection && (await answers(connection, database)) ? addressOf(connection, database) : undefined
}

/**
 * Stops the server that runs on the cluster in `folder`, if one does, and deletes what it keeps outside the folder.
 * @param {string} folder
 */
export async function removePostgres(folder) {
  const connection = /** @type {Connection | undefined} */ (readJson(join(folder, 'connection.json')))
  if (!connection) return
  if (await answers(connection, 'postgres')) stopServer(whereItLives(folder, connection))
  if (connection.home && connection.home !== folder) rmSync(connection.home, { recursive: true, force: true })
}

/** @param {string} folder @param {Connection} connection written to: `home` @returns {Place} */
function whereItLives(folder, connection) {
  let home = connection.home || folder
  const account = accountFor(join(home, 'cluster'))
  if (!connection.home && !canAccess(folder, account)) {
    home = sharedHome(folder)
    mkdirSync(home, { recursive: true, mode: 0o755 })
    chmodSync(home, 0o755)
    if (!canAccess(home, account))
      throw new Error(`Postgres runs as ${account?.name}, which may enter neither ${folder} nor ${home}.`)
  }
  connection.home = home
  return {
    cluster: join(home, 'cluster'),
    log: join(folder, 'server.log'),
    binaries: usableBinaries(folder, account),
    account,
  }
}

/**
 * @param {Place} place
 * @param {Connection} connection written to: `port`
 * @param {boolean} durable
 * @param {() => void} remember called with the port settled, before the server runs
 */
async function startServer(place, connection, durable, remember) {
  let lastWords = ''
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    if (!connection.port || !(await portIsFree(connection.port))) connection.port = await getPort({ host: '127.0.0.1' })
    remember()
    const server = launch(place, connection.port, durable)
    if (await untilReady(connection, server)) return
    lastWords = readFileSync(place.log, 'utf8').trim().split('\n').slice(-8).join('\n')
    if (/could not bind|Address already in use/i.test(lastWords)) connection.port = 0
    else if (/postmaster\.pid|shared memory block/.test(lastWords)) await clearRemains(place)
    else break
  }
  throw new Error(`Postgres did not start. Its log, ${place.log}, ends:\n${lastWords}`)
}

/** @param {Connection} connection @param {import('node:child_process').ChildProcess} server */
async function untilReady(connection, server) {
  let over = false
  server.once('exit', () => {
    over = true
  })
  server.once('error', () => {
    over = true
  })
  const deadline = Date.now() + READY_WITHIN_MS
  while (!over && Date.now() < deadline) {
    if (await answers(connection, 'postgres')) return true
    await sleep(25)
  }
  return false
}

/**
 * Whether the server that `connection` tells of answers, which proves that it is ours: no other knows the password.
 * Waits while it starts up or shuts down.
 * @param {Connection} connection
 * @param {string} database
 */
async function answers(connection, database) {
  if (!connection.port || !connection.password) return false
  for (let wait = 0; wait < 100; wait++) {
    const client = clientFor(connection, database)
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
function addressOf({ port, password }, database) {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** @param {Connection} connection @param {string} database */
function clientFor(connection, database) {
  const client = new pg.Client({ connectionString: addressOf(connection, database), connectionTimeoutMillis: 3000 })
  // A server that ends while the client is idle is no reason for this process to.
  client.on('error', () => {})
  return client
}

/** @param {Connection} connection @param {string} name */
async function makeDatabase(connection, name) {
  const client = clientFor(connection, 'postgres')
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
