import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { projectRoot } from '../scripts/project.mjs'

const PATHS = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** The path of the command, or undefined if it is not installed. */
export const findNginx = () => PATHS.find((path) => existsSync(path))

/** Starts nginx with docker/nginx/nginx.conf, without TLS, in front of servers. Null if nginx is not installed. */
export async function startNginxProxy(...bases: string[]): Promise<{ url: string; stop: () => void } | null> {
  const nginx = findNginx()
  if (!nginx) return null
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // The account that nginx's workers run as needs access.
  chmodSync(folder, 0o755)
  const [port, redirectPort] = [await getPort(), await getPort()]
  const config = readFileSync(join(projectRoot, 'docker/nginx/nginx.conf'), 'utf8')
    .replace('/etc/nginx/upstream.conf', join(folder, 'upstream.conf'))
    .replace('listen 80 ', `listen 127.0.0.1:${redirectPort} `)
    .replace('listen 443 ssl http2 ', `listen 127.0.0.1:${port} `)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('/var/cache/nginx', join(folder, 'cache'))
  writeFileSync(join(folder, 'nginx.conf'), config)
  const servers = bases.map(
    (base) => `server ${new URL(base).host.replace(/^[\w.-]*localhost/, '127.0.0.1')} max_fails=0;`,
  )
  writeFileSync(
    join(folder, 'upstream.conf'),
    readFileSync(join(projectRoot, 'docker/nginx/app.conf'), 'utf8')
      .replace('server app:3000 resolve max_fails=0;', servers.join(' '))
      // Docker's, and unknown to nginx before 1.27.
      .replace(/^ *resolver .*\n/m, ''),
  )
  const pidFile = join(folder, 'nginx.pid')
  const child = spawn(
    nginx,
    [
      '-p',
      folder,
      '-e',
      join(folder, 'error.log'),
      '-c',
      join(folder, 'nginx.conf'),
      '-g',
      `daemon off; pid ${pidFile};`,
    ],
    { stdio: 'inherit' },
  )
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    child.kill('SIGQUIT')
  }
  for (let attempt = 0; attempt < 50 && !existsSync(pidFile); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return { url: `http://127.0.0.1:${port}`, stop }
}
