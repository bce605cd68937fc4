import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { isListening } from './isListening'

const FOLDER = resolve(import.meta.dirname, '../../docker/varnish')

/** What Varnish asks for with a purge. */
export const PURGE_TOKEN = 'a-purge-token-for-tests-alone'

/** Debian installs it outside the search path of users. */
const COMMAND = ['varnishd', '/usr/sbin/varnishd'].find((path) => spawnSync(path, ['-V']).status === 0)

/** Our configuration for one or two servers on this machine, in a new folder. */
function writeVcl(ports: readonly number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-varnish-'))
  chmodSync(folder, 0o755)
  const [first, second = first] = ports
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
  const backends = read('backends.vcl')
    .replace(/\.host = "app";\s+\.port = "3000"/, `.host = "127.0.0.1"; .port = "${first}"`)
    .replace(/\.host = "app-2";\s+\.port = "3000"/, `.host = "127.0.0.1"; .port = "${second}"`)
  writeFileSync(join(folder, 'backends.vcl'), backends, { mode: 0o644 })
  writeFileSync(join(folder, 'default.vcl'), read('default.vcl'), { mode: 0o644 })
  return folder
}

/** Whether Varnish and its vmod xkey, which is a package of its own, are installed. A mistake in our configuration is no reason to skip. */
export const HAS_VARNISH = COMMAND !== undefined && hasXkey(COMMAND)

function hasXkey(command: string): boolean {
  const folder = writeVcl([80])
  const { stderr } = spawnSync(command, ['-C', '-f', join(folder, 'default.vcl')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return !stderr.includes('Could not find VMOD xkey')
}

/** A suffix for the names of tests that are skipped without it. */
export const VARNISH_SKIPPED = HAS_VARNISH ? '' : ' (skipped: varnish with varnish-modules is not installed)'

/** Starts Varnish with our configuration before one or two servers on this machine. */
export async function startVarnish(ports: readonly number[], port?: number, purgeToken = PURGE_TOKEN) {
  const folder = writeVcl(ports)
  const ownPort = port ?? (await getPort())
  const storage = ['-s', 'malloc,16m', '-n', join(folder, 'work')]
  const server = spawn(COMMAND!, ['-F', '-a', `127.0.0.1:${ownPort}`, '-f', join(folder, 'default.vcl'), ...storage], {
    stdio: 'ignore',
    env: { ...process.env, CDN_PURGE_TOKEN: purgeToken },
  })
  for (let attempt = 0; !(await isListening(ownPort)); attempt += 1) {
    if (attempt > 500 || server.exitCode !== null) throw new Error('varnishd does not start')
    await pause(20)
  }
  return {
    url: `http://127.0.0.1:${ownPort}/`,
    stop: async () => {
      if (server.exitCode === null) {
        const exited = once(server, 'exit')
        server.kill('SIGTERM')
        await exited
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
