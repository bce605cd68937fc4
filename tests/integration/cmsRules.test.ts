import { getEnabledNodes } from '@payloadcms/richtext-lexical'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { example as faq } from '../../blocks/faq/example'
import { passwordEmail } from '../../collections/settings/passwordEmail'
import { TEXT_NODES } from '../../src/domain/site/richText'
import { findSiteConflict } from '../../src/newSite/findSiteConflict'
import type { Page, Site } from '../../src/payload-types'
import {
  type Actor,
  buildData,
  createDocument,
  createSite,
  createUser,
  getErrors,
  startCms,
  uniqueName,
} from '../support/cms'

let cms: Payload
let harbour: Site
let bluegum: Site
let author: Actor
let editor: Actor
let manager: Actor
let superAdmin: Actor

beforeAll(async () => {
  cms = await startCms()
  harbour = await createSite(cms, 'harbour')
  bluegum = await createSite(cms, 'bluegum')
  author = await createUser(cms, 'siteAuthor', harbour)
  editor = await createUser(cms, 'siteEditor', harbour)
  manager = await createUser(cms, 'groupManager', harbour)
  superAdmin = await createUser(cms, 'superAdmin')
})

const publishedPage = (title = 'Winter sale') =>
  createDocument(cms, 'pages', harbour.id, { title, _status: 'published' }) as unknown as Promise<Page>

describe('links in rich text', () => {
  const save = (url: string, type: 'link' | 'autolink' = 'link') => {
    const text = { type: 'text', text: 'Read on', version: 1 }
    const link = { type, version: 3, fields: { linkType: 'custom', newTab: false, url }, children: [text] }
    const paragraph = { type: 'paragraph', version: 1, children: [link] }
    const root = { type: 'root', format: '' as const, indent: 0, version: 1, direction: null, children: [paragraph] }
    return getErrors(
      cms.create({
        collection: 'pages',
        overrideAccess: false,
        user: editor,
        data: {
          ...{ site: harbour.id, title: 'Links', path: `/${uniqueName('links')}`, _status: 'published' as const },
          layout: [{ blockType: 'richText', content: { root } }],
        },
      }),
    )
  }

  it.each(['/contact', '#hours', 'https://example.com/a?b=c', 'mailto:sales@example.com', 'tel:0255501234'])(
    'may lead to %s',
    async (url) => expect(await save(url)).toEqual({}),
  )

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//example.com',
  ])('may not lead to %s', async (url) => {
    const refusal = /layout\.0\.content.*(link node failed to validate|Start with \/)/
    expect(JSON.stringify(await save(url))).toMatch(refusal)
    expect(JSON.stringify(await save(url, 'autolink'))).toMatch(refusal)
  })
})

describe('the parts of rich text', () => {
  it('are those that its editor makes', () => {
    const { editorConfig } = cms.config.editor as unknown as Parameters<typeof getEnabledNodes>[0]
    const own = getEnabledNodes({ editorConfig }).map((node) => ('with' in node ? node.replace : node).getType())
    expect([...new Set([...own, 'paragraph', 'text', 'linebreak', 'tab'])].toSorted()).toEqual(TEXT_NODES.toSorted())
  })

  it('of another kind are refused, in a draft too', async () => {
    const root = { type: 'root', format: '', indent: 0, version: 1, direction: null, children: [{ type: 'callout' }] }
    const data = { site: harbour.id, title: 'Callout', layout: [{ blockType: 'richText', content: { root } }] }
    const as = { collection: 'pages', overrideAccess: false, user: author, draft: true } as const
    expect(await getErrors(cms.create({ ...as, data: { ...data, _status: 'draft' } as never }))).toEqual({
      'layout.0.content': expect.stringContaining('\u201ccallout\u201d, which texts do not have'),
    })
  })
})

describe('a site author may only write drafts', () => {
  const as = () => ({ collection: 'pages', overrideAccess: false, user: author }) as const

  it('and cannot create a published page', async () => {
    const data = { site: harbour.id, title: 'Sale', path: `/${uniqueName('sale')}`, _status: 'published' as const }
    expect(await getErrors(cms.create({ ...as(), data }))).toEqual({ status: '403' })
  })

  it('and cannot publish a draft', async () => {
    const { id } = await createDocument(cms, 'pages', harbour.id)
    expect(await getErrors(cms.update({ ...as(), id, data: { _status: 'published' } }))).toEqual({ status: '403' })
    expect(await getErrors(cms.update({ ...as(), id, data: { _status: 'published' }, draft: true }))).toEqual({
      status: '403',
    })
  })

  it('and cannot unpublish a page', async () => {
    const { id } = await publishedPage()
    expect(await getErrors(cms.update({ ...as(), id, data: { _status: 'draft' } }))).toEqual({ status: '403' })
    expect((await cms.findByID({ collection: 'pages', id }))._status).toBe('published')
  })

  it('and cannot change a published page, but can draft a change to it', async () => {
    const { id } = await publishedPage('Winter sale')
    expect(await getErrors(cms.update({ ...as(), id, data: { title: 'Hacked' } }))).toEqual({ status: '403' })
    await cms.update({ ...as(), id, data: { title: 'Spring sale' }, draft: true })
    expect((await cms.findByID({ collection: 'pages', id })).title).toBe('Winter sale')
    expect((await cms.findByID({ collection: 'pages', id, draft: true })).title).toBe('Spring sale')
  })

  it('and cannot publish by restoring an old version', async () => {
    const { id } = await publishedPage('As it was')
    await cms.update({ collection: 'pages', id, data: { title: 'As it is', _status: 'published' } })
    const { docs } = await cms.findVersions({
      collection: 'pages',
      where: { parent: { equals: id }, 'version.title': { equals: 'As it was' } },
    })
    const restored = cms.restoreVersion({ ...as(), id: String(docs[0]!.id) })
    expect(await getErrors(restored)).toEqual({ status: '403' })
    expect((await cms.findByID({ collection: 'pages', id })).title).toBe('As it is')
  })

  it('and cannot publish in bulk', async () => {
    const { id } = await createDocument(cms, 'pages', harbour.id)
    await cms.update({ ...as(), where: { id: { equals: id } }, data: { _status: 'published' } }).catch(() => undefined)
    expect((await cms.findByID({ collection: 'pages', id }))._status).toBe('draft')
  })

  it('and cannot schedule publishing, unlike an editor', async () => {
    const status = async (user: Actor) => {
      const { id } = await createDocument(cms, 'pages', harbour.id)
      await cms.jobs.queue({
        task: 'schedulePublish',
        input: {
          type: 'publish',
          doc: { relationTo: 'pages', value: id },
          user: { relationTo: 'users', value: user.id },
        },
      })
      await cms.jobs.run({ allQueues: true })
      return (await cms.findByID({ collection: 'pages', id }))._status
    }
    expect(await status(editor)).toBe('published')
    expect(await status(author)).toBe('draft')
  })

  it('and cannot cancel another site’s scheduled publishing', async () => {
    const page = await createDocument(cms, 'pages', bluegum.id)
    const job = await cms.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: page.id } },
      waitUntil: new Date(Date.now() + 86_400_000),
    })
    // The admin deletes schedules with the user's request and no access check.
    const req = await createLocalReq({ user: editor }, cms)
    expect(await getErrors(cms.delete({ collection: 'payload-jobs', id: job.id, req }))).toEqual({ status: '403' })
    await cms.delete({ collection: 'payload-jobs', id: job.id })
  })
})

describe('relations stay within their site', () => {
  const THERE = 'This belongs to another site. Choose one from this site.'

  it('another site’s document is rejected in a field', async () => {
    const dealership = await createDocument(cms, 'dealerships', bluegum.id)
    const location = createDocument(cms, 'locations', harbour.id, { dealership: dealership.id })
    expect(await getErrors(location)).toEqual({ dealership: THERE })
  })

  it('a new document of staff with one site is of that site, also if its form has none yet', async () => {
    const ofOneSite = await createUser(cms, 'siteEditor', harbour)
    const dealership = await createDocument(cms, 'dealerships', harbour.id)
    const location = await buildData(cms, 'locations', harbour.id)
    const data = { ...location, site: null, dealership: dealership.id } as never
    const made = await cms.create({ collection: 'locations', data, depth: 0, overrideAccess: false, user: ofOneSite })
    expect(made.site).toBe(harbour.id)
  })

  it('it is rejected in a list with valid documents', async () => {
    const [ownMake, otherMake] = [
      await createDocument(cms, 'makes', harbour.id),
      await createDocument(cms, 'makes', bluegum.id),
    ]
    const tile = createDocument(cms, 'promoTiles', harbour.id, { brands: [ownMake.id, otherMake.id] })
    expect(await getErrors(tile)).toEqual({ brands: THERE })
  })

  it('another site’s logo is rejected on a site', async () => {
    const logo = await createDocument(cms, 'media', bluegum.id)
    const save = cms.update({ collection: 'sites', id: harbour.id, data: { logo: logo.id } })
    expect(await getErrors(save)).toEqual({ logo: THERE })
    const ownLogo = await createDocument(cms, 'media', harbour.id)
    await cms.update({ collection: 'sites', id: harbour.id, data: { logo: ownLogo.id } })
  })

  it('it is rejected in a draft, whose fields are not validated', async () => {
    const image = await createDocument(cms, 'media', bluegum.id)
    const data = { site: harbour.id, title: 'Draft', path: `/${uniqueName('d')}`, meta: { image: image.id } }
    expect(await getErrors(cms.create({ collection: 'pages', data, draft: true }))).toEqual({ 'meta.image': THERE })
  })

  it('a document cannot move away from a document that it references', async () => {
    const dealership = await createDocument(cms, 'dealerships', harbour.id)
    const location = await createDocument(cms, 'locations', harbour.id, { dealership: dealership.id })
    const move = cms.update({ collection: 'locations', id: location.id, data: { site: bluegum.id } })
    expect(await getErrors(move)).toEqual({ dealership: THERE })
  })

  it('an editor of one site cannot assign a user of another', async () => {
    const save = cms.create({
      collection: 'pages',
      data: { site: bluegum.id, title: 'Ours now', path: `/${uniqueName('x')}` },
      overrideAccess: false,
      user: editor,
    })
    expect(await getErrors(save)).not.toEqual({})
  })
})

describe('users', () => {
  const asManager = () => ({ collection: 'users', overrideAccess: false, user: manager }) as const
  const newcomer = (role: string, ...sites: Site[]) => ({
    name: 'Newcomer',
    email: `${uniqueName('new')}@staff.test`,
    password: 'a-long-enough-password',
    role: role as 'siteEditor',
    sites: sites.map(({ id }) => ({ site: id })),
  })

  it('can be created by a group manager for the manager’s own sites', async () => {
    const hired = await cms.create({ ...asManager(), data: newcomer('siteEditor', harbour) as never })
    expect(hired.role).toBe('siteEditor')
  })

  it('cannot be created by a group manager for other sites or higher roles', async () => {
    expect(
      await getErrors(cms.create({ ...asManager(), data: newcomer('siteEditor', bluegum) as never })),
    ).toHaveProperty('sites')
    expect(
      await getErrors(cms.create({ ...asManager(), data: newcomer('superAdmin', harbour) as never })),
    ).toHaveProperty('role')
    expect(await getErrors(cms.create({ ...asManager(), data: newcomer('siteEditor') as never }))).toHaveProperty(
      'sites',
    )
  })

  it('with access to another site cannot get a new password from a group manager', async () => {
    const shared = await createUser(cms, 'siteEditor', harbour, bluegum)
    const change = cms.update({ ...asManager(), id: shared.id, data: { password: 'known-to-the-manager' } as never })
    expect(await getErrors(change)).toEqual({ status: '403' })
    expect(await getErrors(cms.delete({ ...asManager(), id: shared.id }))).toEqual({ status: '403' })
  })

  it('cannot raise their own role', async () => {
    for (const user of [author, editor, manager]) {
      await cms.update({
        collection: 'users',
        id: user.id,
        data: { role: 'superAdmin', sites: [{ site: bluegum.id }], name: 'Myself' } as never,
        overrideAccess: false,
        user,
      })
      const after = await cms.findByID({ collection: 'users', id: user.id, depth: 0 })
      expect(after).toMatchObject({ role: user.role, name: 'Myself', sites: [{ site: harbour.id }] })
    }
  })

  it('can read themselves and, as managers, users of their sites', async () => {
    const elsewhere = await createUser(cms, 'siteEditor', bluegum)
    const listUserIds = async (user: Actor) => {
      const { docs } = await cms.find({ collection: 'users', overrideAccess: false, user, pagination: false, depth: 0 })
      return docs.map(({ id }) => id)
    }
    expect(await listUserIds(editor)).toEqual([editor.id])
    const ofManager = await listUserIds(manager)
    expect(ofManager).toEqual(expect.arrayContaining([manager.id, editor.id, author.id]))
    expect(ofManager).not.toContain(elsewhere.id)
    expect(ofManager).not.toContain(superAdmin.id)
  })

  it('need a long password, however it is set', async () => {
    const short = { password: 'Tr0ub4dor&3' } as never
    expect(await getErrors(cms.update({ collection: 'users', id: editor.id, data: short }))).toHaveProperty('password')
    const data = { ...newcomer('siteEditor', harbour), ...(short as object) } as never
    expect(await getErrors(cms.create({ collection: 'users', data }))).toHaveProperty('password')
    const token = await cms.forgotPassword({ collection: 'users', data: { email: editor.email }, disableEmail: true })
    const reset = (password: string) =>
      cms.resetPassword({ collection: 'users', data: { token, password }, overrideAccess: true })
    expect(await getErrors(reset('short'))).toHaveProperty('password')
    expect(await getErrors(reset('a-new-long-password'))).toEqual({})
  })

  it('get a password reset link to a host of their own site, whatever host was requested', async () => {
    const req = await createLocalReq({}, cms)
    req.headers.set('host', 'evil.example')
    const html = await passwordEmail({ req, token: 'abc', user: { ...editor, name: 'Ann <b>' } })
    expect(html).toContain('.localhost:3000/admin/reset/abc"')
    expect(html).not.toContain('evil.example')
    expect(html).toContain('Ann &#60;b&#62;')
  })

  it('cannot reset or unlock each other', async () => {
    const unlock = cms.unlock({
      collection: 'users',
      data: { email: manager.email } as never,
      overrideAccess: false,
      user: editor,
    } as never)
    expect(await getErrors(unlock as unknown as Promise<unknown>)).toEqual({ status: '403' })
  })
})

describe('pages', () => {
  it('are stored with unchanged blocks', async () => {
    const page = await createDocument(cms, 'pages', harbour.id, { layout: [faq], _status: 'published' })
    const stored = (await cms.findByID({ collection: 'pages', id: page.id })).layout![0]!
    expect(stored).toMatchObject(faq)
  })
})

describe('[SITE-21] an expired campaign', () => {
  it('redirects to a page other than itself', async () => {
    const path = `/${uniqueName('sale')}`
    const expire = (expiryLink: string) =>
      createDocument(cms, 'pages', harbour.id, {
        ...{ path, _status: 'published', startsAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-02-01T00:00:00.000Z' },
        ...{ afterExpiry: 'redirect', expiryLink },
      })
    expect(await getErrors(expire(`${path}/?again=1`))).toEqual({
      expiryLink: 'This links to the page itself. Choose another page.',
    })
    await expire('/special-offers')
  })
})

describe('sites', () => {
  it('reject a colour with low contrast and suggest the nearest valid one', async () => {
    const faint = cms.update({
      collection: 'sites',
      id: harbour.id,
      data: { theme: { colours: { ink: '#dddddd' } } } as never,
    })
    const { 'theme.colours.ink': message } = await getErrors(faint)
    expect(message).toMatch(
      /^Ink on Paper has a contrast of 1\.\d+; at least 4\.5 is required\. The nearest valid colour is #[0-9a-f]{6}\.$/,
    )
  })

  it('have normalised hosts that no other site uses', async () => {
    await cms.update({ collection: 'sites', id: harbour.id, data: { domains: [{ host: 'WWW.Harbour.example.com' }] } })
    expect((await cms.findByID({ collection: 'sites', id: harbour.id })).domains).toMatchObject([
      { host: 'www.harbour.example.com' },
    ])
    const rejectedSite = cms.update({
      collection: 'sites',
      id: bluegum.id,
      data: { domains: [{ host: 'www.harbour.example.com' }] },
    })
    expect(await getErrors(rejectedSite)).toEqual({ 'domains.0.host': 'harbour already uses this host name.' })
    // A site also answers at its short name under localhost.
    const domains = [{ host: `${harbour.slug}.localhost` }]
    const taken = cms.update({ collection: 'sites', id: bluegum.id, data: { domains } })
    expect(await getErrors(taken)).toEqual({ 'domains.0.host': 'harbour already uses this host name.' })
    expect(await findSiteConflict(cms, { slug: 'a-new-dealer', domain: `${harbour.slug}.localhost` })).toEqual({
      field: 'domain',
      message: 'harbour already uses this host name.',
    })
    const wrong = cms.update({
      collection: 'sites',
      id: bluegum.id,
      data: { domains: [{ host: 'https://bluegum.example.com/' }] },
    })
    expect(await getErrors(wrong)).toHaveProperty(['domains.0.host'])
  })

  it('cannot be deleted while they have leads, cars or pages', async () => {
    const site = await createSite(cms)
    await createDocument(cms, 'leads', site.id)
    await expect(cms.delete({ collection: 'sites', id: site.id })).rejects.toThrow('This site still has 1 lead.')
  })
})

describe('leads', () => {
  it('have shopper fields that staff cannot change; staff change status and notes', async () => {
    const { id } = await createDocument(cms, 'leads', harbour.id)
    await cms.update({
      collection: 'leads',
      id,
      data: {
        message: 'Rewritten',
        email: 'other@example.test',
        opt_in: true,
        status: 'open',
        notes: [{ text: 'Called at noon', at: '2001-01-01T00:00:00.000Z' }],
      },
      overrideAccess: false,
      user: editor,
    })
    const lead = await cms.findByID({ collection: 'leads', id, depth: 0 })
    expect(lead).toMatchObject({
      message: 'Is it still there?',
      email: 'ada@example.test',
      opt_in: false,
      status: 'open',
      notes: [{ text: 'Called at noon', author: editor.id }],
    })
    // The server sets the time: staff cannot backdate a note.
    expect(Date.parse(lead.notes![0]!.at!)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('can be updated by leads staff, who can read neither cars nor locations', async () => {
    const staff = await createUser(cms, 'leadsOnly', harbour)
    const car = await createDocument(cms, 'cars', harbour.id)
    const location = await createDocument(cms, 'locations', harbour.id)
    const { id } = await createDocument(cms, 'leads', harbour.id, { car: car.id, location: location.id })
    const options = { collection: 'leads', id, overrideAccess: false, user: staff } as const
    await cms.update({ ...options, data: { status: 'done', assignee: staff.id } })
    expect(await cms.findByID({ collection: 'leads', id, depth: 0 })).toMatchObject({
      ...{ status: 'done', assignee: staff.id, car: car.id, location: location.id },
    })
    const stranger = await createUser(cms, 'leadsOnly', bluegum)
    expect(await getErrors(cms.update({ ...options, data: { assignee: stranger.id } }))).toHaveProperty(['assignee'])
  })

  it('have a unique idempotency key per site', async () => {
    const key = uniqueName('key')
    await createDocument(cms, 'leads', harbour.id, { idempotency_key: key })
    await createDocument(cms, 'leads', bluegum.id, { idempotency_key: key })
    await expect(createDocument(cms, 'leads', harbour.id, { idempotency_key: key })).rejects.toThrow()
  })
})

describe('cars', () => {
  it('have a name and slug derived from their fields', async () => {
    const car = await createDocument(cms, 'cars', harbour.id, { badge: 'SR5', stocknum: 'U 1234' })
    expect(car).toMatchObject({ name: '2024 Toyota HiLux SR5', slug: '2024-toyota-hilux-sr5-u-1234', photos_count: 0 })
  })

  it('from a feed have staff fields that editors change, also in a form with every other field', async () => {
    const { id } = await createDocument(cms, 'cars', harbour.id, {
      ...{ price: 40_000, feed_hash: 'abc', sold_date: '2026-11-20T00:00:00.000Z', features: ['Tow bar'] },
      images: [{ url: '/a.webp', thumbUrl: '/a.webp' }],
    })
    const form = await cms.findByID({ collection: 'cars', id, depth: 0, overrideAccess: false, user: editor })
    const data = { ...form, tag: 'Test Drive Only', dealercomments: 'One owner.' }
    await cms.update({ collection: 'cars', id, data, overrideAccess: false, user: editor })
    expect(await cms.findByID({ collection: 'cars', id })).toMatchObject({
      ...{ price: 40_000, tag: 'Test Drive Only', dealercomments: 'One owner.' },
    })
  })

  it('from a feed refuse a change of the feed’s fields, and name them', async () => {
    const { id } = await createDocument(cms, 'cars', harbour.id, { price: 40_000, feed_hash: 'abc' })
    const change = { price: 1, make: 'Kia', tag: 'Test Drive Only' }
    const update = cms.update({ collection: 'cars', id, data: change, overrideAccess: false, user: editor })
    const errors = [{ path: 'make' }, { path: 'price' }]
    await expect(update).rejects.toMatchObject({ status: 400, data: { errors } })
    expect(await cms.findByID({ collection: 'cars', id })).toMatchObject({ price: 40_000, make: 'Toyota', tag: null })
  })
})

describe('[LOC-04] the opening hours of a new location', () => {
  it('use the time zone of the chosen site, unless staff choose another', async () => {
    const brisbane = await createSite(cms)
    await cms.update({ collection: 'sites', id: brisbane.id, data: { timeZone: 'Australia/Brisbane' } })
    const headers = new Headers({ cookie: `payload-tenant=${brisbane.id}` })
    const zoneOf = async (more: object = {}) => {
      const data = { ...(await buildData(cms, 'locations', brisbane.id)), ...more } as never
      const created = await cms.create({
        collection: 'locations',
        data,
        req: await createLocalReq({ req: { headers } }, cms),
      })
      return created.timeZone
    }
    expect(await zoneOf()).toBe('Australia/Brisbane')
    expect(await zoneOf({ timeZone: 'Australia/Darwin' })).toBe('Australia/Darwin')
  })
})

describe('[FIN-12] lender offers of a car', () => {
  const offer = (paymentWeek: number) => ({
    Wattle: { interestRate: 7.49, comparisonRate: 8.04, establishmentFees: 395, termYears: 5, paymentWeek },
  })

  it('are refused with both figures where the repayment does not follow from the terms', async () => {
    const { id } = await createDocument(cms, 'cars', harbour.id, { price: 30_000, finance_lenders: offer(140.24) })
    const update = (data: object) =>
      getErrors(cms.update({ collection: 'cars', id, data, overrideAccess: false, user: editor }))
    expect(await update({ finance_lenders: offer(110.24) })).toEqual({
      finance_lenders: expect.stringMatching(/\$110\.24 a week.*\$140\.24 on \$30,000/),
    })
    // The offer stays for the price that it was made for, and is not shown meanwhile.
    expect(await update({ price: 25_000 })).toEqual({})
  })
})
