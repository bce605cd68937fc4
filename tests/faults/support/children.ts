import { join } from 'node:path'
import { inject } from 'vitest'
import { startNode } from '../../../src/scripts/childProcesses.mjs'
import type { World } from './world'

type Child = ReturnType<typeof startNode>

export interface WorkerSettings {
  smtpUrl?: string
  /** factor of the waits between attempts: 0.01 turns the first 10 s into 0.1 s */
  pace?: number
  answerWithinMs?: number
}

/** How long after its worker's end a delivery is reclaimed. */
export const GRACE_MS = 1000

/** The path of a script that the suite's setup has bundled. */
const findScript = (name: 'worker' | 'submitter') => join(inject('scriptsFolder'), `${name}.mjs`)

/** Starts a worker in a separate process. */
export function startWorker(world: World, settings: WorkerSettings): Child {
  const { process: child, begin } = prepareWorker(world, settings)
  begin()
  return child
}

/** Loads a worker in a separate process, which starts on `startEnquiry`: loading takes longer than the run itself. */
export function prepareWorker(world: World, { smtpUrl, pace = 0.01, answerWithinMs = 3000 }: WorkerSettings) {
  let markReady = () => {}
  const ready = new Promise<void>((resolve) => {
    markReady = resolve
  })
  const child: Child = startNode([findScript('worker')], {
    name: 'worker',
    env: {
      DATABASE_URL: world.databaseUrl,
      SMTP_URL: smtpUrl,
      FORECOURT_DATA: world.folder,
      LOG_LEVEL: 'warn',
      PACE: String(pace),
      GRACE_MS: String(GRACE_MS),
      ANSWER_WITHIN_MS: String(answerWithinMs),
    },
    onLine: (line) => line === 'ready' && markReady(),
  })
  const begin = () => ready.then(() => child.child.kill('SIGUSR2'))
  return { process: child, begin }
}

/** Ends a process by SIGKILL, without any clean-up. */
export async function killProcess({ child, ended }: Child): Promise<void> {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  await ended.catch(() => {})
}

/** Starts a process that accepts submissions; returns its URL. */
export async function startSubmitter({ databaseUrl, siteId, route }: World): Promise<{ url: string; process: Child }> {
  let setPort: (port: string) => void = () => {}
  const port = new Promise<string>((resolve) => {
    setPort = resolve
  })
  const started = startNode([findScript('submitter')], {
    name: 'submitter',
    env: { WORLD: JSON.stringify({ databaseUrl, siteId, route }) },
    onLine: (line) => line.startsWith('listening ') && setPort(line.slice('listening '.length)),
  })
  return { url: `http://127.0.0.1:${await port}`, process: started }
}
