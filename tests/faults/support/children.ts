import { startNode } from '../../../src/scripts/childProcesses.mjs'
import type { World } from './world'

type Child = ReturnType<typeof startNode>

export interface WorkerSettings {
  smtpUrl?: string
  /** waits between attempts are multiplied by it: 0.01 makes 0.1 s of the first 10 s */
  pace?: number
  answerWithinMs?: number
}

/** How long after its worker's end a delivery is taken back. */
export const GRACE_MS = 1000

const SCRIPTS = 'tests/faults/support'

/** A worker in a process of its own, at work from the start. */
export function startWorker(world: World, settings: WorkerSettings): Child {
  const { process: child, begin } = prepareWorker(world, settings)
  begin()
  return child
}

/** A worker in a process of its own that is loaded and waits until it is told to begin: loading takes longer than living. */
export function prepareWorker(world: World, { smtpUrl, pace = 0.01, answerWithinMs = 3000 }: WorkerSettings) {
  let nowReady = () => {}
  const ready = new Promise<void>((settle) => {
    nowReady = settle
  })
  const child: Child = startNode(['--import', 'tsx', `${SCRIPTS}/worker.ts`], {
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
    onLine: (line) => line === 'ready' && nowReady(),
  })
  const begin = () => ready.then(() => child.child.kill('SIGUSR2'))
  return { process: child, begin }
}

/** Ends a process on the spot, with no chance to tidy up. */
export async function killOutright({ child, ended }: Child): Promise<void> {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  await ended.catch(() => {})
}

/** A process that takes submissions, and its address. */
export async function startSubmitter({ databaseUrl, siteId, route }: World): Promise<{ url: string; process: Child }> {
  let listening: (port: string) => void = () => {}
  const port = new Promise<string>((settle) => {
    listening = settle
  })
  const started = startNode(['--import', 'tsx', `${SCRIPTS}/submitter.ts`], {
    name: 'submitter',
    env: { WORLD: JSON.stringify({ databaseUrl, siteId, route }) },
    onLine: (line) => line.startsWith('listening ') && listening(line.slice('listening '.length)),
  })
  return { url: `http://127.0.0.1:${await port}`, process: started }
}
