import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

process.env.FORECOURT_DATA = mkdtempSync(join(tmpdir(), 'forecourt-images-'))

/** Renderings that have begun, each of which ends when it is told to. */
const begun: { version: string; end: () => void }[] = []
vi.mock('../../../src/data/images/renderImage', async (load) => ({
  ...(await load<object>()),
  renderImage: (bytes: Buffer) =>
    new Promise((resolve) => {
      begun.push({ version: bytes.toString(), end: () => resolve({ bytes: Buffer.from('RIFF'), type: 'image/webp' }) })
    }),
}))
vi.mock('../../../src/data/images/imageSource', async (load) => ({
  ...(await load<object>()),
  findLocalImage: async (path: string) => ({ version: path, read: async () => Buffer.from(path) }),
}))
const { deliverImage } = await import('../../../src/data/images/deliverImage')

const ask = (sender: string, path: string, signal?: AbortSignal) =>
  deliverImage({ source: { kind: 'path', path }, width: 640, quality: 75, crop: null }, 'image/webp', {
    ...{ siteId: async () => null, isStaff: async () => false },
    sender,
    ...(signal && { signal }),
  })

it('pictures of one sender leave a place for others, and whoever leaves does not keep theirs', async () => {
  const of = (name: string) => `/api/media/file/${name}-${randomUUID()}.png`
  const leaving = Array.from({ length: 60 }, () => new AbortController())
  const first = ask('203.0.113.7', of('a'))
  const others = leaving.map(({ signal }) => ask('203.0.113.7', of('a'), signal))
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0))
  const neighbour = ask('203.0.113.8', of('b'))
  await vi.waitFor(() => expect(begun.some(({ version }) => version.includes('/b-'))).toBe(true))
  for (const client of leaving) client.abort()
  // One that had begun goes on.
  for (let round = 0; round < 5; round += 1) {
    for (const { end } of begun) end()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const kinds = (await Promise.all([first, neighbour, ...others])).map(({ kind }) => kind)
  expect(kinds.slice(0, 2)).toEqual(['image', 'image'])
  expect(kinds.filter((kind) => kind === 'busy').length).toBeGreaterThan(55)
  expect(begun.length).toBeLessThan(6)
})
