import { beforeEach, expect, it, vi } from 'vitest'
import { recentRead } from '@/data/recentReads'
import { withOwnSearchPart } from '@/server/ownSearchPart.mjs'
import { pageInvalidation } from '@/server/pageInvalidation.mjs'

const inSearch = <Value>(work: () => Promise<Value>) => withOwnSearchPart(work)
const read = vi.fn(async () => ({ names: ['Ranger'] }))
beforeEach(() => {
  read.mockClear()
  pageInvalidation.emit('invalidated')
})

it('makes a read once for several searches, until a page expires', async () => {
  const first = await inSearch(() => recentRead(['names', 1], read))
  expect(await inSearch(() => recentRead(['names', 1], read))).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
  await inSearch(() => recentRead(['names', 2], read))
  expect(read).toHaveBeenCalledTimes(2)
  pageInvalidation.emit('invalidated')
  await inSearch(() => recentRead(['names', 1], read))
  expect(read).toHaveBeenCalledTimes(3)
})

it('makes it again for a page, which needs its tags', async () => {
  await inSearch(() => recentRead(['names', 1], read))
  await recentRead(['names', 1], read)
  await recentRead(['names', 1], read)
  expect(read).toHaveBeenCalledTimes(3)
})

it('lets no search change what others share', async () => {
  const { names } = await inSearch(() => recentRead(['names', 1], read))
  expect(() => names.push('HiLux')).toThrow(TypeError)
})

it('makes it again after it has failed', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('away')))
  await expect(inSearch(() => recentRead(['names', 1], failing))).rejects.toThrow('away')
  expect(await inSearch(() => recentRead(['names', 1], read))).toEqual({ names: ['Ranger'] })
})
