// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A process by more than its number, which is given out again after its death.
 * @typedef {{ pid: number, command: string }} ProcessMark
 */

/** The command line of a process, or '' where it is gone or not ours to see. @param {number} pid */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** The parent of a process, where the system tells cheaply. @param {number} pid @returns {number | undefined} */
export function parentOf(pid) {
  try {
    // The second field is the command in brackets, which may hold anything; state and parent follow its end.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** @returns {ProcessMark} */
export function thisProcess() {
  return { pid: process.pid, command: commandOf(process.pid) }
}

/** @param {ProcessMark | undefined} mark */
export function isAlive(mark) {
  if (!mark) return false
  try {
    process.kill(mark.pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  return commandOf(mark.pid) === mark.command
}

/** Signals a process where it still runs. @param {number} pid @param {NodeJS.Signals} name */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already, or another account's.
  }
}

/**
 * Does `work` while no other process does so with the same lock; a killed holder's lock counts for nothing.
 * @template Result
 * @param {string} lock a file that exists meanwhile
 * @param {() => Promise<Result>} work
 */
export async function withLock(lock, work) {
  for (let wait = 0; ; wait++) {
    try {
      writeFileSync(lock, JSON.stringify(thisProcess()), { flag: 'wx' })
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
      // A holder that has not yet written its mark has it written some looks later.
      if (wait > 5 && !isAlive(holderOf(lock))) rmSync(lock, { force: true })
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
function holderOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'))
  } catch {
    return undefined
  }
}
