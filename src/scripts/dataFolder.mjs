// @ts-check
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandOf } from './processes.mjs'
import { projectRoot } from './project.mjs'

const MARKER = 'forecourt.json'

/** Where the data lives: FORECOURT_DATA, else `.data` in the project. @param {Record<string, string | undefined>} env */
export function dataFolderPath(env = process.env) {
  return resolve(projectRoot, env.FORECOURT_DATA || '.data')
}

/**
 * Makes the data folder, or opens the one that is there.
 * @param {string} folder
 * @throws where the folder holds files that are not Forecourt's, since `npm run reset` deletes it whole
 */
export function openDataFolder(folder) {
  const marker = join(folder, MARKER)
  if (existsSync(marker)) return
  const inProject = folder === resolve(projectRoot, '.data')
  if (!inProject && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`FORECOURT_DATA names ${folder}, which holds other files. Name an empty or a new folder.`)
  }
  mkdirSync(folder, { recursive: true })
  // Postgres may have to run as another account, which must be able to pass through whatever the umask says.
  chmodSync(folder, 0o755)
  writeFileSync(marker, `${JSON.stringify({ holds: 'Forecourt data', made: new Date().toISOString() })}\n`)
}

/** Deletes the data folder where it is Forecourt's. @param {string} folder @returns {boolean} whether there was one */
export function removeDataFolder(folder) {
  if (!existsSync(folder)) return false
  if (!existsSync(join(folder, MARKER)) && folder !== resolve(projectRoot, '.data')) {
    throw new Error(`${folder} was not made by Forecourt, so it is left alone.`)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return true
}

/**
 * The secrets this deployment signs with, made once and kept readable by this account alone. A secret that `env` sets
 * wins over a kept one.
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 * @returns {{ PAYLOAD_SECRET: string, CRON_SECRET: string }}
 */
export function getSecrets(folder, env = process.env) {
  const file = join(folder, 'secrets.json')
  const kept = readJson(file) ?? {}
  const made = () => randomBytes(32).toString('hex')
  const secrets = { PAYLOAD_SECRET: kept.PAYLOAD_SECRET ?? made(), CRON_SECRET: kept.CRON_SECRET ?? made() }
  if (JSON.stringify(secrets) !== JSON.stringify(kept)) writePrivately(file, secrets)
  return {
    PAYLOAD_SECRET: env.PAYLOAD_SECRET || secrets.PAYLOAD_SECRET,
    CRON_SECRET: env.CRON_SECRET || secrets.CRON_SECRET,
  }
}

/** Notes that this process serves from the folder, on `port`. @param {string} folder @param {number} port */
export function writeRunFile(folder, port) {
  writeFileSync(join(folder, 'run.json'), `${JSON.stringify({ pid: process.pid, port })}\n`)
}

/** Takes the note of this process away. @param {string} folder */
export function deleteRunFile(folder) {
  const file = join(folder, 'run.json')
  if (readJson(file)?.pid === process.pid) rmSync(file, { force: true })
}

/**
 * The `npm start` or `npm run dev` that serves from the folder now.
 * @param {string} folder
 * @returns {{ pid: number, port: number } | undefined}
 */
export function findRunningServer(folder) {
  const run = /** @type {{ pid: number, port: number } | undefined} */ (readJson(join(folder, 'run.json')))
  // Numbers of dead processes are given out again: what runs under it must be ours.
  return run && run.pid !== process.pid && /\bstart\.mjs\b/.test(commandOf(run.pid)) ? run : undefined
}

/** @param {string} file @returns {Record<string, any> | undefined} undefined where it is absent or was cut short */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes JSON that only this account can read. @param {string} file @param {object} value */
export function writePrivately(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
}
