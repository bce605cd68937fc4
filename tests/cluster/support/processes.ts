import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import getPort from 'get-port'
import { inject } from 'vitest'
import { startNode } from '../../../src/scripts/childProcesses.mjs'
import { projectRoot } from '../../../src/scripts/project.mjs'
import { startServer } from '../../../src/scripts/webServer.mjs'
import { TEST_SECRETS } from '../../support/postgres'

const JSON_LOGS = ['--no-warnings', '--import', './src/server/jsonConsole.mjs']

/** Folders of a build that each server fills itself. */
const OWN_FOLDERS = ['cache', 'route-cache', 'trace', 'types', 'diagnostics']

export interface WebServer {
  port: number
  /** the origin of a demo site on this server */
  origin: (site: string) => string
  /** Sends SIGTERM, and resolves when the process has ended. */
  stop: () => Promise<void>
  /** the lines of its log */
  log: string[]
}

/**
 * Starts a web server like one on a machine of its own: its own copy of the build, and so its own page cache.
 * @param name of the machine; a second server of that name starts with an empty cache
 */
export async function startWebServer(
  name: string,
  { port, ...env }: { port?: number } & Record<string, string | number | undefined> = {},
): Promise<WebServer> {
  const source = join(projectRoot, process.env.NEXT_DIST_DIR || '.next')
  const folder = join(projectRoot, `.next-cluster-${name}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(source, folder, { recursive: true, filter: (path) => !OWN_FOLDERS.includes(basename(path)) })
  const ownPort = port ?? (await getPort({ host: '127.0.0.1' }))
  const log: string[] = []
  const server = await startServer({
    mode: 'start',
    port: ownPort,
    env: { ...environment(name), ...toText(env), NEXT_DIST_DIR: relative(projectRoot, folder) },
    onLine: (line: string) => log.push(line),
  })
  return {
    port: ownPort,
    origin: (site) => `http://${site}.localhost:${ownPort}`,
    stop: async () => {
      await server.stop(30_000)
      rmSync(folder, { recursive: true, force: true })
    },
    log,
  }
}

/** Starts a worker, on a machine of its own. @param webUrl the web servers, through the proxy */
export async function startWorkerProcess(name: string, webUrl: string, env: Record<string, string | undefined> = {}) {
  let markStarted = () => {}
  const started = new Promise<void>((resolve) => {
    markStarted = resolve
  })
  const worker = startNode([...JSON_LOGS, '--import', 'tsx', 'src/scripts/worker.ts'], {
    name: 'worker',
    env: { ...environment(name), ...env, FORECOURT_WEB_URL: webUrl },
    onLine: (line: string) => line.includes('Worker started') && markStarted(),
  })
  await Promise.race([
    started,
    worker.ended.then(({ tail }) => Promise.reject(new Error(`The worker ended:\n${tail}`))),
  ])
  return { stop: () => worker.stop(30_000) }
}

/** What all processes of the cluster have in common, and the data folder of a machine. */
function environment(name: string): Record<string, string> {
  const [databaseUrl, directUrl] = [inject('databaseUrl'), inject('directUrl')]
  const data = join(inject('clusterFolder'), name)
  mkdirSync(data, { recursive: true })
  return {
    ...TEST_SECRETS,
    DATABASE_URL: databaseUrl,
    ...(databaseUrl !== directUrl && { DATABASE_DIRECT_URL: directUrl }),
    ...inject('s3Environment'),
    FORECOURT_DATA: data,
    FORECOURT_DEMO: '1',
    FORECOURT_WORKER: 'separate',
    LOG_LEVEL: 'info',
  }
}

const toText = (env: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  )
