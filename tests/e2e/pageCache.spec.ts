import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { hosts } from './support/sites'

/** Build folder of the server under test. */
const build = resolve(import.meta.dirname, '../..', process.env.NEXT_DIST_DIR || '.next')

const storedPages = () => readdirSync(join(build, 'server/route-cache'), { recursive: true }).map(String)

/** Cached reads of the database that found nothing. */
const emptyReads = () => {
  const folder = join(build, 'cache/fetch-cache')
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes('"body":"null"'))
}

const KINDS = ['', '/cars', '/blog', '/models', '/search', '/special-offers', '/our-location', '/contact-us', '/a/b']

test('missing pages leave nothing in the page cache', async ({ request }) => {
  // Other tests save content meanwhile, which expires pages.
  await expect
    .poll(async () => {
      expect((await request.get(`${hosts.harbour}/about-us`)).status()).toBe(200)
      return storedPages().filter((file) => file.endsWith('about-us.html'))
    })
    .not.toEqual([])

  const mark = randomUUID()
  for (const [index, kind] of [...KINDS, ...KINDS].entries()) {
    const path = `${kind}/${mark}-${index}`
    expect((await request.get(hosts.harbour + path)).status(), path).toBe(404)
    // The requests for a link in the viewport, and for a followed link.
    const parts = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
    await request.get(hosts.harbour + path, { headers: parts })
    await request.get(hosts.harbour + path, { headers: { rsc: '1' } })
  }
  // Files that the server deletes meanwhile cannot be read.
  await expect(async () => {
    expect(storedPages().filter((file) => file.includes(mark))).toEqual([])
    expect(emptyReads()).toEqual([])
  }).toPass()
})
