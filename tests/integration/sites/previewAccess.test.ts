import { createLocalReq, type Payload } from 'payload'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Role } from '../../../collections/access/roles'
import { getHomePreviewUrl, getPagePreviewUrl, homePreview } from '../../../collections/preview'
import DocumentPreviewLayout from '../../../src/app/(documentPreview)/preview/[site]/document-preview/[collection]/[id]/layout'
import DocumentPreview from '../../../src/app/(documentPreview)/preview/[site]/document-preview/[collection]/[id]/page'
import MenuPreviewLayout from '../../../src/app/(menuPreview)/preview/[site]/menu-preview/[key]/layout'
import MenuPreview from '../../../src/app/(menuPreview)/preview/[site]/menu-preview/[key]/page'
import { GET as cmsGet } from '../../../src/app/(payload)/api/[...slug]/route'
import PagePreview from '../../../src/app/(preview)/preview/[site]/[[...path]]/page'
import PagePreviewLayout from '../../../src/app/(preview)/preview/[site]/layout'
import SitePreview from '../../../src/app/(sitePreview)/preview/[site]/site-preview/[release]/[time]/[[...path]]/page'
import SitePreviewLayout from '../../../src/app/(sitePreview)/preview/[site]/site-preview/[release]/[time]/layout'
import { GET as findAnything } from '../../../src/app/api/find/route'
import { POST as launch } from '../../../src/app/api/launch/route'
import { GET as linkTargets } from '../../../src/app/api/link-targets/route'
import { POST as promoAudience } from '../../../src/app/api/promo-audience/route'
import { POST as publishCheck } from '../../../src/app/api/publish-check/route'
import { GET as previewMenus } from '../../../src/app/api/release-desk/preview-menus/route'
import { GET as searchesNotFound } from '../../../src/app/api/search-words/not-found/route'
import { POST as trySearch } from '../../../src/app/api/search-words/try/route'
import {
  DELETE as discardDraft,
  GET as readDraft,
  POST as saveSettings,
} from '../../../src/app/api/settings-drafts/[id]/route'
import { POST as createSiteRoute } from '../../../src/app/api/site-templates/route'
import { POST as stockValues } from '../../../src/app/api/stock-values/route'
import { POST as testLead } from '../../../src/app/api/test-leads/route'
import { POST as copyTheme, GET as themeCopies } from '../../../src/app/api/theme-copies/[id]/route'
import type { Site } from '../../../src/payload-types'
import { createDocument, createSite, createUser, startCms } from '../../support/cms'

const request = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => request.headers }))
vi.mock('next/server', () => ({ after: () => {} }))
// Once for each page, as React renders one.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (read: unknown) => read,
}))

const STAFF = ['superAdmin', 'groupManager', 'siteEditor', 'siteAuthor'] as const
type Who = Role | 'elsewhere' | 'stranger'
const EVERYBODY: Who[] = [...STAFF, 'leadsOnly', 'elsewhere', 'stranger']

let cms: Payload
const sites: Record<'live' | 'unlaunched', { site: Site; post: number; release: number }> = {} as never
const tokens: Partial<Record<Who, string>> = {}

beforeAll(async () => {
  cms = await startCms()
  for (const name of ['live', 'unlaunched'] as const) {
    const site = await createSite(cms)
    if (name === 'unlaunched')
      await cms.update({ collection: 'sites', id: site.id, data: { launch: { launchedAt: null } } })
    const published = { _status: 'published' }
    await createDocument(cms, 'pages', site.id, { path: '/', title: 'Secret home', ...published })
    for (const key of ['header', 'footer']) await createDocument(cms, 'menus', site.id, { key, ...published })
    const post = await createDocument(cms, 'posts', site.id, { _status: 'draft' })
    const release = await cms.create({
      collection: 'releases',
      data: { name: 'Secret release', sites: [site.id] } as never,
    })
    sites[name] = { site, post: post.id, release: release.id }
  }
  const own = [sites.live.site, sites.unlaunched.site]
  const other = await createSite(cms)
  for (const who of [...STAFF, 'leadsOnly', 'elsewhere'] as const) {
    const user = await createUser(
      cms,
      who === 'elsewhere' ? 'groupManager' : who,
      ...(who === 'elsewhere' ? [other] : own),
    )
    const data = { email: user.email!, password: 'a-long-enough-password' }
    tokens[who] = (await cms.login({ collection: 'users', data })).token
  }
})

const headersOf = (who: Who) => new Headers(tokens[who] ? { authorization: `JWT ${tokens[who]}` } : {})

/** How a layout or a page answers: 404, 307 to the login, or what it renders. */
async function render(who: Who, view: () => Promise<ReactNode>): Promise<number | ReactNode> {
  request.headers = headersOf(who)
  try {
    return await view()
  } catch (error) {
    const { digest } = error as { digest?: string }
    if (digest?.startsWith('NEXT_REDIRECT;replace;/admin/login')) return 307
    const status = /^NEXT_HTTP_ERROR_FALLBACK;(\d+)$/.exec(digest ?? '')?.[1]
    if (!status) throw error
    return Number(status)
  }
}

const params = <Params>(value: Params) => ({ params: Promise.resolve(value) })

/** Every preview with its layout, of one site. */
function listPreviews({ site, post, release }: (typeof sites)['live']) {
  const { slug } = site
  const page = { site: slug, path: [] }
  const ofDocument = { site: slug, collection: 'posts', id: String(post) }
  const ofSite = { site: slug, collection: 'sites', id: String(site.id) }
  const menu = { site: slug, key: 'header' }
  const now = { site: slug, release: 'none', time: 'now' }
  const later = { site: slug, release: String(release), time: '2027-06-01T09.00' }
  const searchParams = Promise.resolve({})
  return {
    'a page': [() => PagePreviewLayout({ ...params(page), children: null }), () => PagePreview(params(page))],
    'a document': [
      () => DocumentPreviewLayout({ ...params(ofDocument), children: null }),
      () => DocumentPreview(params(ofDocument)),
    ],
    'a site’s settings': [
      () => DocumentPreviewLayout({ ...params(ofSite), children: null }),
      () => DocumentPreview(params(ofSite)),
    ],
    'a menu': [() => MenuPreviewLayout({ ...params(menu), children: null }), () => MenuPreview(params(menu))],
    'the site today': [
      () => SitePreviewLayout({ ...params(now), children: null }),
      () => SitePreview({ ...params(now), searchParams }),
    ],
    'the site with a release': [
      () => SitePreviewLayout({ ...params(later), children: null }),
      () => SitePreview({ ...params(later), searchParams }),
    ],
  } satisfies Record<string, [layout: () => Promise<ReactNode>, page: () => Promise<ReactNode>]>
}

describe.each(['live', 'unlaunched'] as const)('a preview of a site that is %s', (name) => {
  it('is for those who write content on it, and tells nobody else that it is there', async () => {
    for (const [what, [layout, page]] of Object.entries(listPreviews(sites[name])))
      for (const who of EVERYBODY) {
        const found = { layout: await render(who, layout), page: await render(who, page) }
        const expected =
          who === 'stranger'
            ? { layout: expect.any(Object), page: 307 }
            : who === 'leadsOnly' || who === 'elsewhere'
              ? { layout: 404, page: 404 }
              : { layout: expect.any(Object), page: expect.any(Object) }
        expect([what, who, found]).toEqual([what, who, expected])
        // Of the site nothing is in what strangers get.
        if (who === 'stranger') expect(JSON.stringify(found.layout)).not.toContain(sites[name].site.name)
      }
  })

  it('of which there is none looks the same', async () => {
    const none = { site: 'nothing-here', path: [] }
    expect(await render('leadsOnly', () => PagePreviewLayout({ ...params(none), children: null }))).toBe(404)
    expect(await render('leadsOnly', () => PagePreview(params(none)))).toBe(404)
  })

  it('has no link for others, and its settings no draft', async () => {
    const { site } = sites[name]
    for (const who of EVERYBODY) {
      const { user } = await cms.auth({ headers: headersOf(who) })
      const req = await createLocalReq({ user: user ?? undefined }, cms)
      const link = await homePreview({ id: site.id }, { req, locale: '', token: null })
      const urls = [
        await getHomePreviewUrl({ id: site.id }, req),
        await getPagePreviewUrl({ site: site.id, path: '/' }, req),
      ]
      const url = expect.stringContaining(site.slug)
      const isInsider = (STAFF as readonly Who[]).includes(who)
      expect([who, link, urls]).toEqual([who, ...(isInsider ? [url, [url, url]] : [null, [null, null]])])
    }
    await saveDraft(site)
    for (const [who, isShown] of [
      ['siteEditor', true],
      ['leadsOnly', false],
    ] as const) {
      const form = await cmsGet(
        new Request(`http://admin.test/api/sites/${site.id}?draft=true`, { headers: headersOf(who) }),
        {
          params: Promise.resolve({ slug: ['sites', String(site.id)] }),
        },
      )
      expect([who, form.status, (await form.text()).includes('secret-draft@dealer.test')]).toEqual([who, 200, isShown])
    }
  })
})

/** Saves settings of a site that are not live yet. */
async function saveDraft(site: Site) {
  const headers = headersOf('superAdmin')
  headers.set('content-type', 'application/json')
  const body = JSON.stringify({ values: { email: 'secret-draft@dealer.test' } })
  const response = await (saveSettings as unknown as Handler)(
    new Request('http://admin.test/api/settings-drafts', { method: 'POST', headers, body }),
    params({ id: String(site.id) }) as never,
  )
  expect(response.status).toBe(200)
}

type Handler = (request: Request, context: never) => Promise<Response>

/** Statuses of a route by who calls it. */
async function callAs(
  handler: unknown,
  query: string,
  body?: object,
  id?: number,
  method = body ? 'POST' : 'GET',
  callers: readonly Who[] = EVERYBODY,
) {
  const statuses: Partial<Record<Who, number>> = {}
  for (const who of callers) {
    const headers = headersOf(who)
    if (body) headers.set('content-type', 'application/json')
    const url = `http://admin.test/api/x${query}`
    const response = await (handler as Handler)(
      new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
      params({ id: String(id) }) as never,
    )
    statuses[who] = response.status
  }
  return statuses
}

const INSIDERS = { superAdmin: 200, groupManager: 200, siteEditor: 200, siteAuthor: 200 }
const OTHERS = { leadsOnly: 404, elsewhere: 404, stranger: 401 }

describe('routes about the content of a site', () => {
  it('are for those who write content on it', async () => {
    for (const { site, release } of Object.values(sites)) {
      const expected = { ...INSIDERS, ...OTHERS }
      const audience = { carTypes: [], makes: [], models: [], bodies: [], fuels: [], words: [] }
      const menus = (of: string) => callAs(previewMenus, `?site=${site.slug}&time=now&release=${of}`)
      expect(await menus('none')).toEqual(expected)
      expect(await menus(String(release))).toEqual(expected)
      expect(await callAs(readDraft, '', undefined, site.id)).toEqual(expected)
      expect(await callAs(themeCopies, '', undefined, site.id)).toEqual(expected)
      expect(await callAs(linkTargets, `?site=${site.id}`)).toEqual(expected)
      expect(await callAs(searchesNotFound, `?site=${site.id}`)).toEqual(expected)
      expect(await callAs(stockValues, '', { site: site.id, filters: {} })).toEqual(expected)
      expect(await callAs(trySearch, '', { site: site.id, query: 'ute', synonyms: [] })).toEqual(expected)
      expect(
        await callAs(promoAudience, '', { site: site.id, audience: { ...audience, priceFrom: null, priceTo: null } }),
      ).toEqual(expected)
      const page = { collection: 'pages', site: site.id, data: { title: 'A page' } }
      expect(await callAs(publishCheck, '', page)).toEqual({ ...expected, leadsOnly: 403 })
    }
  })

  it('that change it are for those who may', async () => {
    const { site } = sites.unlaunched
    const preview = await callAs(launch, '', { site: site.id, action: 'preview' })
    expect(preview).toEqual({ ...INSIDERS, ...OTHERS, siteAuthor: 404 })
    const discarded = await callAs(discardDraft, '', undefined, site.id, 'DELETE')
    expect(discarded).toMatchObject({ leadsOnly: 404, elsewhere: 404, stranger: 401 })
    const copied = await callAs(copyTheme, '', { sites: [sites.live.site.id] }, site.id)
    expect(copied).toEqual({ ...INSIDERS, ...OTHERS })
    expect(await callAs(createSiteRoute, '', {})).toEqual({
      ...{ superAdmin: 400, groupManager: 403, siteEditor: 403, siteAuthor: 403, leadsOnly: 403, elsewhere: 403 },
      stranger: 401,
    })
    const lead = await callAs(testLead, '', { site: site.id, kind: 'general' })
    expect([lead.elsewhere, lead.siteAuthor, lead.stranger]).toEqual([404, 404, 401])
  })

  it('of the admin are no errors of the server for those who may not use them', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('../../../src/app/api/**/route.ts')
    const sources = import.meta.glob<string>('../../../src/app/api/**/route.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const ofStaff = Object.keys(modules).filter((path) => /staffAccess|leadStaff|deskRoute/i.test(sources[path]!))
    expect(ofStaff.length).toBeGreaterThan(20)
    const failures: string[] = []
    for (const path of ofStaff) {
      const handlers = await modules[path]!()
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'].filter((name) => handlers[name])) {
        const { id } = sites.unlaunched.site
        const body = method === 'GET' ? undefined : { site: id }
        const callers = ['leadsOnly', 'elsewhere', 'stranger'] as const
        const statuses = await callAs(handlers[method], `?site=${id}&id=${id}&q=a`, body, id, method, callers)
        for (const who of callers) if (statuses[who]! >= 500) failures.push(`${statuses[who]} ${who} ${method} ${path}`)
      }
    }
    expect(failures).toEqual([])
  })

  it('find nothing of it for others', async () => {
    for (const who of EVERYBODY) {
      const response = await (findAnything as unknown as Handler)(
        new Request('http://admin.test/api/find?q=secret', { headers: headersOf(who) }),
        {} as never,
      )
      const isInsider = (STAFF as readonly Who[]).includes(who)
      expect([who, (await response.text()).includes('Secret')]).toEqual([who, isInsider])
    }
  })
})
