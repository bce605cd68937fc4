import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findUses } from '../../../collections/files/documentUses'
import type { Site } from '../../../src/payload-types'
import { type Actor, createDocument, createImageFile, createSite, createUser, startCms } from '../../support/cms'

let cms: Payload
let own: Site
let editor: Actor

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', own)
})

const createPicture = () => createDocument(cms, 'media', own.id, { alt: 'A red ute' })
const listUses = async (id: number) =>
  (await findUses({ payload: cms, context: {} } as never, { collection: 'media', id }, own.id)).map(
    ({ collection, field }) => `${collection} ${field}`,
  )
const remove = (id: number) => cms.delete({ collection: 'media', id, overrideAccess: false, user: editor })

describe('a file', () => {
  it('is found in blocks, drafts, offers, menus, texts and the site itself', async () => {
    const { id } = await createPicture()
    // A number in the same place that is no file.
    await createDocument(cms, 'pages', own.id, {
      title: 'Another',
      layout: [{ blockType: 'stockList', heading: 'Cars', limit: 8, filters: { priceFrom: id } }],
    })
    expect(await listUses(id)).toEqual([])
    const page = await createDocument(cms, 'pages', own.id, { title: 'About us', _status: 'published' })
    await cms.update({
      collection: 'pages',
      id: page.id,
      draft: true,
      data: { layout: [{ blockType: 'media', image: id }] } as never,
    })
    await createDocument(cms, 'offers', own.id, { image: id })
    await createDocument(cms, 'menus', own.id, {
      items: [{ name: 'Cars', dropdownItems: [{ name: 'Utes', url: '/utes', image: id }] }],
    })
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: id, fields: null, format: '' }
    await createDocument(cms, 'posts', own.id, {
      content: { root: { type: 'root', version: 1, children: [upload], direction: null, format: '', indent: 0 } },
    })
    await cms.update({ collection: 'sites', id: own.id, data: { logo: id } as never })
    expect((await listUses(id)).sort()).toEqual([
      'menus items.0.dropdownItems.0.image',
      'offers image',
      'pages layout.0.image',
      'posts content',
      'sites logo',
    ])
  })

  it('is not deleted while it is used, and the message says where', async () => {
    const { id } = await createPicture()
    const offer = await createDocument(cms, 'offers', own.id, { title: 'HiLux runout', image: id })
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/is used in HiLux runout \(Offer\)\. Remove it there first\.$/),
    })
    expect(await cms.findByID({ collection: 'media', id })).toBeTruthy()
    await cms.update({ collection: 'offers', id: offer.id, data: { image: null } })
    await remove(id)
    expect(await cms.findByID({ collection: 'media', id, disableErrors: true })).toBeNull()
  })

  it('is not deleted while a document in the trash uses it, which could be restored', async () => {
    const { id } = await createPicture()
    const offer = await createDocument(cms, 'offers', own.id, { title: 'In the bin', image: id })
    await cms.update({ collection: 'offers', id: offer.id, data: { deletedAt: new Date().toISOString() } })
    await expect(remove(id)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/is used in In the bin \(Offer, in the trash\)\. Remove it there first\.$/),
    })
    await cms.delete({ collection: 'offers', id: offer.id, trash: true })
    await remove(id)
  })

  it('of a type that is not taken is refused in words', async () => {
    const file = { ...(await createImageFile()), name: 'logo.svg', mimetype: 'application/octet-stream' }
    const create = cms.create({ collection: 'media', data: { alt: 'A red ute', site: own.id }, file })
    await expect(create).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/SVG/) })
  })

  it('that is no picture, whatever its name says, is refused in words', async () => {
    const data = Buffer.from('Call Sam about the ute.')
    const file = { data, name: 'notes.jpg', mimetype: 'image/jpeg', size: data.length }
    const message = expect.stringMatching(/^notes\.jpg is no photo or PDF, .* JPEG, PNG, WebP, AVIF or HEIC/)
    await expect(
      cms.create({ collection: 'media', data: { alt: 'A red ute', site: own.id }, file }),
    ).rejects.toMatchObject({ status: 400, message, data: { errors: [{ path: 'file', message }] } })
  })

  const upload = (data: Buffer) =>
    cms.create({
      collection: 'media',
      data: { alt: 'A red ute', site: own.id },
      file: { data, name: 'IMG_1.HEIC', mimetype: 'application/octet-stream', size: data.length },
    })

  it('that is an iPhone photo is kept as JPEG', async () => {
    const photo = await upload(readFileSync(resolve(import.meta.dirname, '../../support/photo.heic')))
    expect(photo).toMatchObject({ filename: 'IMG_1.jpg', mimeType: 'image/jpeg', width: 64, height: 48 })
  })

  it('that only claims to be an iPhone photo is refused in words', async () => {
    await expect(upload(Buffer.from('no photo'))).rejects.toMatchObject({
      status: 400,
      message: 'IMG_1.HEIC: The photo cannot be read. Export it as JPEG, and upload that.',
    })
  })
})

describe('a saved section', () => {
  const createSection = () =>
    createDocument(cms, 'sections', own.id, {
      title: 'Why buy from us',
      _status: 'published',
      layout: [{ blockType: 'faq', heading: 'Why buy from us', questions: [{ question: 'Why?', answer: 'Because.' }] }],
    })
  const showOn = (site: number, section: number) =>
    createDocument(cms, 'pages', site, { title: 'About us', layout: [{ blockType: 'savedSection', section }] })

  it('is not deleted or moved to the trash while a page shows it', async () => {
    const { id } = await createSection()
    const page = await showOn(own.id, id)
    const message = '"Why buy from us" is used in About us (Page). Remove it there first.'
    const options = { collection: 'sections', id, overrideAccess: false, user: editor } as const
    await expect(cms.update({ ...options, data: { deletedAt: new Date().toISOString() } })).rejects.toThrow(message)
    await expect(cms.delete(options)).rejects.toThrow(message)
    await cms.update({ collection: 'pages', id: page.id, data: { layout: [] } })
    await cms.delete(options)
  })

  it('is of the page’s own site', async () => {
    const other = await createSite(cms)
    const { id } = await createSection()
    await expect(showOn(other.id, id)).rejects.toThrow(/layout.0.section|invalid/i)
  })
})
