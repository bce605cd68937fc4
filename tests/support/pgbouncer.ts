import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { isListening } from './isListening'

/** Debian installs it outside the search path of users. */
const COMMAND = ['pgbouncer', '/usr/sbin/pgbouncer'].find((path) => spawnSync(path, ['--version']).status === 0)

export const HAS_PGBOUNCER = COMMAND !== undefined

/** A suffix for the names of tests that are skipped without it. */
export const PGBOUNCER_SKIPPED = HAS_PGBOUNCER ? '' : ' (skipped: pgbouncer is not installed)'

/** Starts PgBouncer in transaction mode before a database; `url` leads through it. */
export async function startPgbouncer(databaseUrl: string, { poolSize = 5 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await getPort()
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl)
  const database = pathname.slice(1)
  const login = password ? ` password=${decodeURIComponent(password)}` : ''
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${database} = host=${hostname} port=${databasePort || 5432} dbname=${database} user=${username}${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
ignore_startup_parameters = extra_float_digits
`,
    { mode: 0o644 },
  )
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const server: ChildProcess = spawn(COMMAND!, [...asNobody, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  for (let attempt = 0; !(await isListening(port)); attempt += 1) {
    if (attempt > 250 || server.exitCode !== null) throw new Error('pgbouncer does not start')
    await pause(20)
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (server.exitCode === null) {
        const exited = once(server, 'exit')
        server.kill('SIGKILL')
        await exited
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
