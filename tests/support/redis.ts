import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { isListening } from './isListening'

/** The server's command: Valkey speaks the same protocol. Undefined if neither is installed. */
export const REDIS_COMMAND = ['redis-server', 'valkey-server'].find(
  (command) => spawnSync(command, ['--version']).status === 0,
)

/** A suffix for the names of tests that are skipped without Redis. */
export const REDIS_SKIPPED = REDIS_COMMAND ? '' : ' (skipped: redis-server is not installed)'

/** A Redis that tests kill, freeze and start again on the same port. */
export async function createRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-redis-'))
  const port = await getPort()
  let server: ChildProcess | null = null
  const isRunning = () => server !== null && server.exitCode === null && server.signalCode === null
  const start = async () => {
    if (isRunning()) return
    server = spawn(REDIS_COMMAND!, ['--port', String(port), '--dir', folder, '--save', ''], { stdio: 'ignore' })
    while (!(await isListening(port))) await pause(20)
  }
  const kill = async () => {
    if (!server || !isRunning()) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}/0`,
    start,
    kill,
    freeze: () => void server?.kill('SIGSTOP'),
    unfreeze: () => void server?.kill('SIGCONT'),
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
