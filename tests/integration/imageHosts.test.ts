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
  const [ours, theirs] = [await createSite(cms), await createSite(cms)]
  const photo = (host: string) => ({ url: `https://${host}/1.jpg`, thumbUrl: `https://${host}/1-small.jpg` })
  await createDocument(cms, 'cars', ours.id, { images: [photo('photos.example.com'), photo('other_cdn.example.com')] })
  const ask = createPhotoHostCheck()
  const isKnown = (siteId: number | null, host: string) => ask({ siteId, host })

  expect(await isKnown(ours.id, 'photos.example.com')).toBe(true)
  expect(await isKnown(ours.id, 'other_cdn.example.com')).toBe(true)
  expect(await isKnown(theirs.id, 'photos.example.com')).toBe(false)
  expect(await isKnown(null, 'photos.example.com')).toBe(true)
  // A substring, a wildcard or another port is a different host.
  expect(await isKnown(ours.id, 'example.com')).toBe(false)
  expect(await isKnown(ours.id, 'otherXcdn.example.com')).toBe(false)
  expect(await isKnown(ours.id, '%')).toBe(false)
  expect(await isKnown(ours.id, 'photos.example.com:8443')).toBe(false)
})
