// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getCommand } from './processes.mjs'
import { projectRoot } from './project.mjs'

const MARKER = 'forecourt.json'

/** Path of the data folder: FORECOURT_DATA, or `.data` in the project. @param {Record<string, string | undefined>} env */
export function dataFolderPath(env = process.env) {
  return resolve(projectRoot, env.FORECOURT_DATA || '.data')
}

/**
 * Creates the data folder, or checks the existing one.
 * @param {string} folder
 * @throws if the folder contains files that are not Forecourt's, since `npm run reset` deletes it
 */
export function openDataFolder(folder) {
  const marker = join(folder, MARKER)
  if (existsSync(marker)) return
  const inProject = folder === resolve(projectRoot, '.data')
  if (!inProject && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`FORECOURT_DATA is ${folder}, which contains other files. Use an empty or new folder.`)
  }
  mkdirSync(folder, { recursive: true })
  // Postgres may run as another account, which needs access regardless of the umask.
  chmodSync(folder, 0o755)
  writeFileSync(marker, `${JSON.stringify({ holds: 'Forecourt data', made: new Date().toISOString() })}\n`)
}

/** Deletes the data folder if Forecourt created it. @param {string} folder @returns {boolean} whether it existed */
export function removeDataFolder(folder) {
  if (!existsSync(folder)) return false
  if (!existsSync(join(folder, MARKER)) && folder !== resolve(projectRoot, '.data')) {
    throw new Error(`${folder} was not created by Forecourt and was not deleted.`)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return true
}

/**
 * The secrets of this deployment, generated once and readable by this account only. Values in `env` take precedence.
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 * @returns {{ PAYLOAD_SECRET: string, CRON_SECRET: string }}
 */
export function getSecrets(folder, env = process.env) {
  const file = join(folder, 'secrets.json')
  const stored = readJson(file) ?? {}
  const generate = () => randomBytes(32).toString('hex')
  const secrets = { PAYLOAD_SECRET: stored.PAYLOAD_SECRET ?? generate(), CRON_SECRET: stored.CRON_SECRET ?? generate() }
  if (JSON.stringify(secrets) !== JSON.stringify(stored)) writePrivately(file, secrets)
  return {
    PAYLOAD_SECRET: env.PAYLOAD_SECRET || secrets.PAYLOAD_SECRET,
    CRON_SECRET: env.CRON_SECRET || secrets.CRON_SECRET,
  }
}

/** Records that this process serves from the folder on `port`. @param {string} folder @param {number} port */
export function writeRunFile(folder, port) {
  writeFileSync(join(folder, 'run.json'), `${JSON.stringify({ pid: process.pid, port })}\n`)
}

/** Deletes the record of this process. @param {string} folder */
export function deleteRunFile(folder) {
  const file = join(folder, 'run.json')
  if (readJson(file)?.pid === process.pid) rmSync(file, { force: true })
}

/**
 * The running `npm start` or `npm run dev` that serves from the folder.
 * @param {string} folder
 * @returns {{ pid: number, port: number } | undefined}
 */
export function findRunningServer(folder) {
  const run = /** @type {{ pid: number, port: number } | undefined} */ (readJson(join(folder, 'run.json')))
  // Process ids are reused, so the command line is checked too.
  return run && run.pid !== process.pid && /\bstart\.mjs\b/.test(getCommand(run.pid)) ? run : undefined
}

/** @param {string} file @returns {Record<string, any> | undefined} undefined if missing or invalid */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Writes JSON that only this account can read. On a full disk the file stays as it is: it may hold the only copy of a password.
 * @param {string} file @param {object} value
 */
export function writePrivately(file, value) {
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
    chmodSync(draft, 0o600)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
