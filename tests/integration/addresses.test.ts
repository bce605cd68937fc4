import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, getErrors, uniqueName } from '../support/cms'
import { startAccounts } from './accounts/browser'

let cms: Payload
let site: Site

beforeAll(async () => {
  const started = await startAccounts()
  cms = started.cms
  site = started.site
})

// Each form saves while its name is typed.
describe.each([
  ['pages', 'path', '/'],
  ['posts', 'slug', ''],
] as const)('the address of %s', (collection, field, start) => {
  const draft = (data: object) => createDocument(cms, collection, site.id, { [field]: '', _status: 'draft', ...data })
  const save = async (id: number | string, data: object, isDraft = true) =>
    ((await cms.update({ collection, id, data, draft: isDraft } as never)) as Record<string, unknown>)[field]

  it('follows the title until it is published', async () => {
    const name = uniqueName('spring')
    const { id } = await draft({ title: 'Spri' })
    expect(await save(id, { title: name })).toBe(`${start}${name}`)
    expect(await save(id, { title: `${name} sale` })).toBe(`${start}${name}-sale`)
    expect(await save(id, { _status: 'published' }, false)).toBe(`${start}${name}-sale`)
    expect(await save(id, { title: 'Another sale' })).toBe(`${start}${name}-sale`)
  })

  it('stays as it was typed, and is made from the title once it is emptied', async () => {
    const [name, typed] = [uniqueName('summer'), `${start}${uniqueName('typed')}`]
    const { id } = await draft({ title: name, [field]: typed })
    expect(await save(id, { title: `${name} sale` })).toBe(typed)
    expect(await save(id, { [field]: '' })).toBe(`${start}${name}-sale`)
  })
})

describe('pages', () => {
  it('have a normalised path', async () => {
    const page = await createDocument(cms, 'pages', site.id, { path: 'About Us/?x=1' })
    expect(page.path).toBe('/about-us')
  })

  it('have unique paths per site', async () => {
    await createDocument(cms, 'pages', site.id, { path: '/fleet', _status: 'published' })
    const other = await createSite(cms)
    await createDocument(cms, 'pages', other.id, { path: '/fleet', _status: 'published' })
    const second = createDocument(cms, 'pages', site.id, { path: '/Fleet/', _status: 'published' })
    expect(await getErrors(second)).toEqual({ path: 'Another page on this site already uses this path.' })
  })

  it('cannot use paths of the website itself', async () => {
    for (const path of ['/admin/x', '/api', '/cars/one', '/search'])
      expect(await getErrors(createDocument(cms, 'pages', site.id, { path, _status: 'published' }))).toHaveProperty(
        'path',
      )
  })
})
