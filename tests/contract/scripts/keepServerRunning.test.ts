import { expect, it } from 'vitest'
import { keepServerRunning } from '../../../src/scripts/keepServerRunning.mjs'

const dead = () => ({ ended: Promise.resolve({ code: null, signal: 'SIGKILL' }) })
const alive = () => ({ ended: new Promise<never>(() => {}) })

function keep(startAgain: () => Promise<ReturnType<typeof dead> | ReturnType<typeof alive>>, isStopping = () => false) {
  const lines: string[] = []
  const options = { server: dead(), startAgain, isStopping, onLine: (line: string) => lines.push(line), pauseMs: 0 }
  return { lines, kept: keepServerRunning(options) }
}

it('a server that dies while it is started again is started once more', async () => {
  let starts = 0
  await new Promise<void>((resolve, reject) => {
    const { kept } = keep(async () => {
      starts += 1
      if (starts < 3) throw new Error('The server exited before it was ready')
      resolve()
      return alive()
    })
    kept.then(() => reject(new Error('It gave up.')), reject)
  })
  expect(starts).toBe(3)
})

it('failed starts and servers that die count alike: after five in five minutes it gives up', async () => {
  let starts = 0
  const { lines, kept } = keep(async () => {
    starts += 1
    if (starts % 2) throw new Error('Not ready.')
    return dead()
  })
  expect(await kept).toBe(false)
  expect(starts).toBe(5)
  expect(lines.filter((line) => line.startsWith('Not ready.'))).toHaveLength(3)
})

it('nothing is started while everything is being stopped', async () => {
  let starts = 0
  const { kept } = keep(
    async () => {
      starts += 1
      throw new Error('Stopped.')
    },
    () => starts === 1,
  )
  expect(await kept).toBe(true)
  expect(starts).toBe(1)
})
