import { expect, it } from 'vitest'
import { killChildren, startNode } from '../../../src/scripts/childProcesses.mjs'

const IGNORES_SIGTERM = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')`

/** Node running code, once it has printed a line. */
async function startReady(code: string) {
  let ready = () => {}
  const isReady = new Promise<void>((resolve) => {
    ready = resolve
  })
  const started = startNode(['-e', code], { onLine: () => ready() })
  await isReady
  return started
}

it('a process that ignores the request to stop is killed', async () => {
  const { ended, stop } = await startReady(IGNORES_SIGTERM)
  await stop(100)
  expect((await ended).signal).toBe('SIGKILL')
})

it('a process that has ended is stopped already', async () => {
  const { ended, stop } = await startReady(`console.log('ready')`)
  await ended
  await stop()
})

it('all processes are killed at once while they are being stopped', async () => {
  const started = await Promise.all([startReady(IGNORES_SIGTERM), startReady(IGNORES_SIGTERM)])
  const stopping = started.map(({ stop }) => stop(60_000))
  killChildren()
  await Promise.all(stopping)
  expect((await Promise.all(started.map(({ ended }) => ended))).map(({ signal }) => signal)).toEqual([
    'SIGKILL',
    'SIGKILL',
  ])
})
