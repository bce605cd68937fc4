import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPhotoHostCheck } from '../../src/data/images/photoHosts'
import { createDocument, createSite, startCms } from '../support/cms'

let cms: Payload
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.destroy())

it('[SITE-19] an image host is allowed only for sites whose stock has photos from it', async () => {
  const [site, otherSite] = [await createSite(cms), await createSite(cms)]
  const photo = (host: string) => ({ url: `https://${host}/1.jpg`, thumbUrl: `https://${host}/1-small.jpg` })
  await createDocument(cms, 'cars', site.id, { images: [photo('photos.example.com'), photo('other_cdn.example.com')] })
  const isAllowed = createPhotoHostCheck()
  const isKnown = (siteId: number | null, host: string) => isAllowed({ siteId, host })

  expect(await isKnown(site.id, 'photos.example.com')).toBe(true)
  expect(await isKnown(site.id, 'other_cdn.example.com')).toBe(true)
  expect(await isKnown(otherSite.id, 'photos.example.com')).toBe(false)
  expect(await isKnown(null, 'photos.example.com')).toBe(true)
  // A substring, a wildcard or another port is a different host.
  expect(await isKnown(site.id, 'example.com')).toBe(false)
  expect(await isKnown(site.id, 'otherXcdn.example.com')).toBe(false)
  expect(await isKnown(site.id, '%')).toBe(false)
  expect(await isKnown(site.id, 'photos.example.com:8443')).toBe(false)
})
