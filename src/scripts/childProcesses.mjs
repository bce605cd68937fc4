// @ts-check
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { projectRoot } from './project.mjs'

const TAIL_LINES = 120
const preload = new URL('./exitWithParent.mjs', import.meta.url).href

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** A command that ended badly, with the last lines it printed. */
export class CommandFailed extends Error {
  /** @param {string} name @param {number | null} code @param {string | null} signal @param {string} tail */
  constructor(name, code, signal, tail) {
    super(`${name} ended with ${signal ?? `code ${code}`}${tail ? `:\n${tail}` : ' and said nothing.'}`)
    this.name = 'CommandFailed'
    this.tail = tail
  }
}

/**
 * @typedef {object} StartOptions
 * @property {string} [name] what messages call it
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {(line: string) => void} [onLine] each line it prints, of either stream
 */

/**
 * Starts Node with `args` in a process group of its own, so that Ctrl-C reaches this process first and it can stop
 * things in order; ends with this process even if that is killed.
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
  const listen = (/** @type {import('node:stream').Readable | null} */ stream) => {
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
  listen(child.stdout)
  listen(child.stderr)

  /** @type {Promise<{ code: number | null, signal: string | null, tail: string }>} */
  const ended = new Promise((settle, fail) => {
    child.on('error', (error) => {
      running.delete(child)
      fail(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      settle({ code, signal, tail: tail.join('\n').trim() })
    })
  })
  // Callers that only stop a child never wait for it; its failure to start must not end this process unseen by them.
  ended.catch(() => {})
  return { child, name, ended, stop: (/** @type {number} */ patience = 8000) => stopChild(child, patience) }
}

/**
 * Runs Node with `args` to its end.
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Promise<string>} the last lines it printed
 * @throws {CommandFailed} where it ends with anything but 0
 */
export async function runNode(args, options) {
  const started = startNode(args, options)
  const { code, signal, tail } = await started.ended
  if (code !== 0) throw new CommandFailed(started.name, code, signal, tail)
  return tail
}

/** Stops every process that this module started and that still runs. */
export async function stopChildren() {
  await Promise.all([...running].map((child) => stopChild(child, 8000)))
}

/** @param {import('node:child_process').ChildProcess} child @param {number} patience milliseconds before SIGKILL */
async function stopChild(child, patience) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const gone = new Promise((settle) => child.once('exit', settle))
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience)
  await gone
  clearTimeout(timer)
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-(/** @type {number} */ (child.pid)), signal)
  } catch {
    // Already gone.
  }
}

/** The path of a package's command-line script, to run with `runNode`. @param {string} path inside node_modules */
export function nodeModule(path) {
  return fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))
}
