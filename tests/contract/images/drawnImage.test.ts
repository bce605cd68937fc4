import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { drawInTurn } from '../../../src/server/drawInTurn'
import { TooBusyError } from '../../../src/server/tooBusyError'
import { waitFor } from '../../support/waitFor'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-drawn-'))
vi.stubEnv('FORECOURT_DATA', folder)
afterAll(() => rmSync(folder, { recursive: true }))
// Only now, since the cache reads its folder when it loads.
const { getDrawnImage } = await import('../../../src/data/images/drawnImage')

const drawing = (isComplete = true) => vi.fn(async () => ({ bytes: Buffer.from('a picture'), isComplete }))

it('is drawn once for all who ask, and kept for what it shows', async () => {
  const draw = drawing()
  await Promise.all([getDrawnImage('A', draw), getDrawnImage('A', draw)])
  expect((await getDrawnImage('A', draw)).toString()).toBe('a picture')
  expect(draw).toHaveBeenCalledTimes(1)
  await getDrawnImage('B', draw)
  expect(draw).toHaveBeenCalledTimes(2)
})

it('is drawn again if something was missing, or if it failed', async () => {
  const draw = drawing(false)
  await getDrawnImage('C', draw)
  await getDrawnImage('C', draw)
  expect(draw).toHaveBeenCalledTimes(2)
  await expect(getDrawnImage('D', () => Promise.reject(new TooBusyError()))).rejects.toThrow()
  expect((await getDrawnImage('D', draw)).toString()).toBe('a picture')
})

it('is drawn one at a time, and refused while 20 wait', async () => {
  let running = 0
  let most = 0
  let finish = () => {}
  const gate = new Promise<void>((resolve) => {
    finish = resolve
  })
  const draw = async () => {
    running += 1
    most = Math.max(most, running)
    await gate
    running -= 1
  }
  const accepted = Array.from({ length: 21 }, () => drawInTurn(draw))
  await waitFor(() => expect(running).toBe(1))
  const refused = await Promise.allSettled([drawInTurn(draw), drawInTurn(draw)])
  expect(refused.map(({ status }) => status)).toContain('rejected')
  finish()
  await Promise.all(accepted)
  expect(most).toBe(1)
})
