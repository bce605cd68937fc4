// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Identifies a process by id and command line, since ids are reused.
 * @typedef {{ pid: number, command: string }} ProcessMark
 */

/** The command line of a process, or '' if it has exited or is not visible. @param {number} pid */
export function getCommand(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** The parent of a process, on Linux. @param {number} pid @returns {number | undefined} */
export function getParentPid(pid) {
  try {
    // The second field is the command in brackets, which can contain any text; state and parent follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** @returns {ProcessMark} */
export function getCurrentProcess() {
  return { pid: process.pid, command: getCommand(process.pid) }
}

/** @param {ProcessMark | undefined} mark */
export function isAlive(mark) {
  if (!mark) return false
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  return getCommand(mark.pid) === mark.command
}

/** Signals a process if it is running. @param {number} pid @param {NodeJS.Signals} name */
export function sendSignal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // Exited, or owned by another account.
  }
}

/**
 * Runs `work` under an exclusive file lock. The lock of a killed process is ignored.
 * @template Result
 * @param {string} lock path of the lock file
 * @param {() => Promise<Result>} work
 */
export async function withLock(lock, work) {
  for (let wait = 0; ; wait++) {
    try {
      writeFileSync(lock, JSON.stringify(getCurrentProcess()), { flag: 'wx' })
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
      // A new holder may not have written its mark yet.
      if (wait > 5 && !isAlive(readHolder(lock))) rmSync(lock, { force: true })
      await sleep(100)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock @returns {ProcessMark | undefined} */
function readHolder(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}
