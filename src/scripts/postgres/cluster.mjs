// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCommand, sendSignal } from '../processes.mjs'
import { getAccountOptions, getBinaryPath } from './binaries.mjs'

/** @typedef {import('./binaries.mjs').Account} Account */
/** @typedef {{ cluster: string, log: string, binaries: string, account: Account | undefined }} Place */

export const SUPERUSER = 'forecourt'

/**
 * Creates the cluster, or checks the existing one.
 * @param {Place} place
 * @param {string} password the stored password, or ''
 * @param {boolean} durable
 * @returns {string} the cluster's password
 */
export function ensureCluster({ cluster, binaries, account }, password, durable) {
  if (!existsSync(cluster)) return createCluster({ cluster, binaries, account }, durable)
  checkCluster(cluster, binaries)
  if (!password) throw new Error(`The password of the cluster in ${cluster} is missing. Run \`npm run reset\`.`)
  return password
}

/** @param {Omit<Place, 'log'>} place @param {boolean} durable */
function createCluster({ cluster, binaries, account }, durable) {
  const password = randomBytes(24).toString('hex')
  // Created beside its final path and then renamed, so that a killed run leaves no partial cluster.
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = join(draft, 'password')
  const files = join(draft, 'files')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid)
  const result = spawnSync(
    getBinaryPath(binaries, 'initdb'),
    [
      ...['-D', files, '-U', SUPERUSER, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...getAccountOptions(account), cwd: draft, env: serverEnvironment(), encoding: 'utf8' },
  )
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`Could not create the Postgres cluster: ${result.error?.message ?? result.stderr.trim()}`)
  }
  renameSync(files, cluster)
  rmSync(draft, { recursive: true, force: true })
  return password
}

/** @param {string} cluster @param {string} binaries */
function checkCluster(cluster, binaries) {
  const version = spawnSync(getBinaryPath(binaries, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' }).stdout
  const major = /\b(\d+)\./.exec(version ?? '')?.[1]
  let clusterVersion
  try {
    clusterVersion = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw new Error(`The cluster in ${cluster} cannot be read (${message}). Start as the account that created it.`)
  }
  if (major && clusterVersion !== major) {
    throw new Error(
      `The cluster in ${cluster} was created by Postgres ${clusterVersion}, but this is ${major}. Run \`npm run reset\`.`,
    )
  }
}

/** Starts the server process. @param {Place} place @param {number} port @param {boolean} durable */
export function launch({ cluster, log, binaries, account }, port, durable) {
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'],
    // Its errors are in the log of the server that made the query, without values: those of Postgres name people, and outlive an erasure.
    'log_min_messages=log',
    ...(durable
      ? []
      : [
          ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB', 'autovacuum=off'],
          // All test runners and the servers of the browser tests share one cluster.
          'max_connections=300',
        ]),
  ]
  const output = openSync(log, 'w')
  const server = spawn(
    getBinaryPath(binaries, 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...getAccountOptions(account),
      cwd: cluster,
      env: serverEnvironment(),
      stdio: ['ignore', output, output],
      // A separate process group, since Ctrl-C must stop the web server first.
      detached: true,
      windowsHide: true,
    },
  )
  closeSync(output)
  server.unref()
  return server
}

/**
 * Cleans up after a killed server: its child processes and a stale postmaster.pid.
 * @param {Place} place
 */
export async function cleanUpAfterKill({ cluster }) {
  // Gives the children of a killed server time to exit.
  await sleep(500)
  for (const pid of findClusterProcesses(cluster)) sendSignal(pid, 'SIGQUIT')
  await sleep(500)
  for (const pid of findClusterProcesses(cluster)) sendSignal(pid, 'SIGKILL')
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** The Postgres processes of `cluster`, on Linux. @param {string} cluster */
function findClusterProcesses(cluster) {
  if (process.platform !== 'linux') return []
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => /\bpostgres\b/.test(getCommand(Number(pid))) && getWorkingFolder(pid) === folder)
    .map(Number)
}

/** @param {string} pid */
function getWorkingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** Stops the server and waits until it has, 30 seconds at most. Signals are handled meanwhile. @param {Place} place */
export async function stopServer({ cluster, binaries, account }) {
  const stopWith = async (/** @type {string} */ mode, /** @type {number} */ seconds) => {
    const stopping = spawn(
      getBinaryPath(binaries, 'pg_ctl'),
      ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(seconds), '-s'],
      {
        ...getAccountOptions(account),
        cwd: cluster,
        env: serverEnvironment(),
        stdio: 'ignore',
        // Ctrl-C is for this process, which stops the server in order.
        detached: true,
        // Also bounds a pg_ctl that hangs itself.
        timeout: (seconds + 5) * 1000,
        killSignal: 'SIGKILL',
      },
    )
    // Rejects if it cannot be started.
    const [code] = await once(stopping, 'exit').catch(() => [1])
    return code === 0
  }
  if (existsSync(join(cluster, 'postmaster.pid')) && !(await stopWith('fast', 15))) await stopWith('immediate', 5)
}

/** Stops the server without waiting for it; it recovers at its next start. @param {Place} place */
export function killServer({ cluster }) {
  try {
    sendSignal(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')
  } catch {
    // It is not running.
  }
}

/** Environment of Postgres, without variables that would change its behaviour (PGPORT, PGDATA, LC_ALL ...). */
function serverEnvironment() {
  const { PATH, SystemRoot, TEMP } = process.env
  const environment = { PATH, LC_ALL: 'C', ...(SystemRoot ? { SystemRoot, TEMP } : {}) }
  return /** @type {NodeJS.ProcessEnv} */ (/** @type {unknown} */ (environment))
}
