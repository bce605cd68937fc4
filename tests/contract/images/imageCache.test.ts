import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createImageCache } from '../../../src/data/images/imageCache'
import { createPhotoHostCheck } from '../../../src/data/images/photoHosts'

const folder = mkdtempSync(join(tmpdir(), 'images-'))
afterAll(() => rmSync(folder, { recursive: true }))

const kilobytes = (count: number) => Buffer.alloc(count * 1024)

describe('[SITE-19] images cached on disk', () => {
  it('are read by another process too, until they expire', async () => {
    await createImageCache(join(folder, 'a')).set('one', Buffer.from('picture'))
    const another = createImageCache(join(folder, 'a'))
    expect((await another.get('one'))?.toString()).toBe('picture')
    expect(await another.get('one', -1)).toBeNull()
    expect(await another.get('two')).toBeNull()
  })

  it('are evicted, oldest first, when the folder is full', async () => {
    const cache = createImageCache(join(folder, 'b'), 100 * 1024)
    for (let index = 0; index < 30; index += 1) {
      await cache.set(`picture ${index}`, kilobytes(10))
      await new Promise((later) => setTimeout(later, 5))
    }
    const flushWrites = async () => {
      const files = await readdir(join(folder, 'b'), { recursive: true, withFileTypes: true })
      return files.filter((file) => file.isFile()).length
    }
    await expect.poll(flushWrites, { timeout: 10_000 }).toBeLessThanOrEqual(10)
    expect(await cache.get('picture 29')).not.toBeNull()
    expect(await cache.get('picture 0')).toBeNull()
  }, 15_000)
})

describe('[SITE-19] the photo hosts of a site', () => {
  const knownHosts = () => {
    const lookups: string[] = []
    let now = 5000
    const isKnown = createPhotoHostCheck(
      async ({ siteId, host }) => {
        lookups.push(`${siteId} ${host}`)
        return host === 'photos.example.com' && siteId === 1
      },
      () => now,
    )
    return { lookups, isKnown, wait: (ms: number) => (now += ms) }
  }

  it('are read from the stock at intervals, per site', async () => {
    const { lookups, isKnown, wait } = knownHosts()
    const question = { siteId: 1, host: 'photos.example.com' }
    expect(await isKnown(question)).toBe(true)
    wait(59 * 60_000)
    expect(await isKnown(question)).toBe(true)
    expect(lookups).toHaveLength(1)
    wait(2 * 60_000)
    await isKnown(question)
    expect(lookups).toHaveLength(2)
    expect(await isKnown({ ...question, siteId: 2 })).toBe(false)
  })

  it('are updated within a minute of a feed', async () => {
    const { lookups, isKnown, wait } = knownHosts()
    const question = { siteId: 2, host: 'photos.example.com' }
    await isKnown(question)
    wait(61_000)
    await isKnown(question)
    expect(lookups).toHaveLength(2)
  })

  it('cannot be guessed by many requests', async () => {
    const { lookups, isKnown } = knownHosts()
    for (let index = 0; index < 100; index += 1) await isKnown({ siteId: 1, host: `host${index}.example` })
    expect(lookups.length).toBeLessThanOrEqual(20)
  })

  it('stay cached while unknown hosts are requested', async () => {
    const { isKnown, wait } = knownHosts()
    const question = { siteId: 1, host: 'photos.example.com' }
    await isKnown(question)
    wait(61 * 60_000)
    for (let index = 0; index < 100; index += 1) await isKnown({ siteId: 1, host: `host${index}.example` })
    expect(await isKnown(question)).toBe(true)
  })
})
