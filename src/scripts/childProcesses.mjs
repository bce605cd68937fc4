// @ts-check
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { projectRoot } from './project.mjs'

const TAIL_LINES = 120
const preload = new URL('./exitWithParent.mjs', import.meta.url).href

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** A failed command with the last lines of its output. */
export class CommandError extends Error {
  /** @param {string} name @param {number | null} code @param {string | null} signal @param {string} tail */
  constructor(name, code, signal, tail) {
    super(`${name} ended with ${signal ?? `code ${code}`}${tail ? `:\n${tail}` : ' without output.'}`)
    this.name = 'CommandError'
    this.tail = tail
  }
}

/**
 * @typedef {object} StartOptions
 * @property {string} [name] name in messages
 * @property {Record<string, string | undefined>} [env] added to this process's environment
 * @property {(line: string) => void} [onLine] called with each line of stdout and stderr
 */

/**
 * Starts Node with `args` in its own process group, so that Ctrl-C reaches this process first and it can stop its children in
 * order. The child exits when this process ends, even if it is killed.
 * @param {string[]} args
 * @param {StartOptions} [options]
 */
export function startNode(args, { name = args[0] ?? 'node', env = {}, onLine } = {}) {
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd: projectRoot,
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      ...env,
      FORECOURT_STARTED_BY: String(process.pid),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  running.add(child)

  /** @type {string[]} */
  const tail = []
  const readLines = (/** @type {import('node:stream').Readable | null} */ stream) => {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      const lines = (rest + text).split(/\r?\n|\r/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        tail.push(line)
        if (tail.length > TAIL_LINES) tail.shift()
        onLine?.(line)
      }
    })
    stream?.on('end', () => {
      if (rest) tail.push(rest)
      if (rest) onLine?.(rest)
    })
  }
  readLines(child.stdout)
  readLines(child.stderr)

  /** @type {Promise<{ code: number | null, signal: string | null, tail: string }>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal, tail: tail.join('\n').trim() })
    })
  })
  // Avoids an unhandled rejection for callers that never await the child.
  ended.catch(() => {})
  return { child, name, ended, stop: (/** @type {number} */ timeoutMs = 8000) => stopChild(child, timeoutMs) }
}

/**
 * Runs Node with `args` and waits for it to exit.
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Promise<string>} the last lines of its output
 * @throws {CommandError} if its exit code is not 0
 */
export async function runNode(args, options) {
  const started = startNode(args, options)
  const { code, signal, tail } = await started.ended
  if (code !== 0) throw new CommandError(started.name, code, signal, tail)
  return tail
}

/** Stops all running processes started by this module. */
export async function stopChildren() {
  await Promise.all([...running].map((child) => stopChild(child, 8000)))
}

/** Kills all running processes started by this module, without waiting for them. */
export function killChildren() {
  for (const child of running) signalGroup(child, 'SIGKILL')
}

/** Milliseconds that a killed process gets to be gone: one that waits for a disk may take longer, and nothing waits for it. */
const KILLED_WITHIN_MS = 2000

/** @param {import('node:child_process').ChildProcess} child @param {number} timeoutMs milliseconds before SIGKILL */
async function stopChild(child, timeoutMs) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const exited = new Promise((resolve) => child.once('exit', () => resolve(true)))
  signalGroup(child, 'SIGTERM')
  const waiting = new AbortController()
  const wait = (/** @type {number} */ ms) => sleep(ms, false, { signal: waiting.signal }).catch(() => true)
  if (!(await Promise.race([exited, wait(timeoutMs)]))) {
    signalGroup(child, 'SIGKILL')
    await Promise.race([exited, wait(KILLED_WITHIN_MS)])
  }
  waiting.abort()
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-(/** @type {number} */ (child.pid)), signal)
  } catch {
    // Already exited.
  }
}

/** The path of a package's command-line script, to run with `runNode`. @param {string} path inside node_modules */
export function resolveNodeModule(path) {
  return fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))
}
