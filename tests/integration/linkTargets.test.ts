import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '../../src/app/api/link-targets/route'
import type { LinkTargetGroup } from '../../src/domain/site/linkTargets'
import type { Site } from '../../src/payload-types'
import { createDocument, createSite, logInEditors, startCms } from '../support/cms'

let cms: Payload
let site: Site
let tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  const other = await createSite(cms)
  tokens = await logInEditors(cms, { editor: site, stranger: other })
  await createDocument(cms, 'pages', site.id, {
    ...{ title: 'Sell your tractor', path: '/sell-tractor', _status: 'published' },
    layout: [{ blockType: 'enquiryForm', kind: 'general', heading: 'Ask about tractors', anchor: 'ask' }],
  })
  await createDocument(cms, 'pages', other.id, { title: 'Tractor of others', path: '/others', _status: 'published' })
  await createDocument(cms, 'offers', site.id, {
    ...{ title: 'Tractor days', slug: 'tractor-days', summary: 'Two days.', disclaimer: 'While stock lasts.' },
    _status: 'draft',
  })
  for (let car = 0; car < 4; car += 1)
    await createDocument(cms, 'cars', site.id, { make: 'Kubota', model: 'M7', body: 'Tractor', itemType: 'tractor' })
})

async function ask(q: string, as: string | null = 'editor') {
  const query = new URLSearchParams({ site: String(site.id), q })
  const response = await GET(
    new Request(`http://localhost:3000/api/link-targets?${query}`, {
      headers: as ? { Authorization: `JWT ${tokens[as]}` } : {},
    }),
  )
  return { status: response.status, body: (await response.json()) as { groups: LinkTargetGroup[] } }
}

describe('what a link can lead to', () => {
  it('is found by words, in groups: pages, forms, searches, offers', async () => {
    const { body } = await ask('tractor')
    expect(
      body.groups.map(({ kind, items }) => [kind, items.map(({ link, detail }) => `${link} ${detail}`.trim())]),
    ).toEqual(
      expect.arrayContaining([
        ['pages', ['/sell-tractor']],
        ['forms', ['/sell-tractor#ask Form on Sell your tractor']],
        ['offers', ['/special-offers/tractor-days Draft']],
      ]),
    )
    const searches = (await ask('kubota')).body.groups.find(({ kind }) => kind === 'searches')
    expect(searches?.items[0]).toMatchObject({ link: '/search/kubota', detail: '4 cars' })
  })

  it('is no draft because a newer one waits', async () => {
    const { id } = await createDocument(cms, 'pages', site.id, {
      ...{ title: 'Harvesters', path: '/harvesters', _status: 'published' },
    })
    await cms.update({ collection: 'pages', id, data: { title: 'Harvesters and balers' }, draft: true })
    const pages = (await ask('harvesters')).body.groups.find(({ kind }) => kind === 'pages')
    expect(pages?.items).toEqual([{ title: 'Harvesters and balers', link: '/harvesters', detail: '' }])
  })

  it('is an address as typed, if it is one', async () => {
    const typed = async (q: string) => (await ask(q)).body.groups.find(({ kind }) => kind === 'typed')?.items[0]?.link
    expect(await typed('https://elsewhere.example/a')).toBe('https://elsewhere.example/a')
    expect(await typed('tel:0355500100')).toBe('tel:0355500100')
    expect(await typed('/new-page')).toBe('/new-page')
    expect(await typed('javascript:alert(1)')).toBeUndefined()
    expect(await typed('//elsewhere.example')).toBeUndefined()
  })

  it('is for staff of the site', async () => {
    expect((await ask('tractor', 'stranger')).status).toBe(404)
    expect((await ask('tractor', null)).status).toBe(401)
  })
})
