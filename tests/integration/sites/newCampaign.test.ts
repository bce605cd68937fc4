import type { Payload, Where } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { POST } from '../../../src/app/api/campaigns/route'
import { getFormSettings } from '../../../src/data/enquiry/formSettings'
import { toMenuItems } from '../../../src/data/fromPayload/menu'
import { type NewCampaign, newCampaignSchema } from '../../../src/domain/campaigns/newCampaign'
import { isActive } from '../../../src/domain/promotions/promotion'
import { currentAnnouncement } from '../../../src/domain/site/announcement'
import { checkCampaign } from '../../../src/newCampaign/checkCampaign'
import { CampaignProblem, createCampaign } from '../../../src/newCampaign/createCampaign'
import { undoCampaign } from '../../../src/newCampaign/undoCampaign'
import type { Site } from '../../../src/payload-types'
import { publishRelease } from '../../../src/releases/publishRelease'
import { runPageRead } from '../../../src/server/database/pageReads'
import { type Actor, createDocument, createSite, createUser, startCms, uniqueName } from '../../support/cms'

const { findUser } = vi.hoisted(() => ({ findUser: vi.fn<() => Promise<object | null>>() }))
vi.mock('@/data/accounts/findUser', () => ({ findUser }))

let cms: Payload
let first: Site
let second: Site
let foreign: Site
let editor: Actor
let data: Buffer

const NOW = new Date('2027-05-20T00:00:00Z')
const COLLECTIONS = ['pages', 'offers', 'promoCards', 'promoTiles', 'media'] as const

beforeAll(async () => {
  cms = await startCms()
  first = await createSite(cms)
  second = await createSite(cms)
  await cms.update({ collection: 'sites', id: second.id, data: { timeZone: 'Australia/Perth' } })
  foreign = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', first, second)
  for (const { id } of [first, second]) await createDocument(cms, 'menus', id, { items: [{ name: 'Home', url: '/' }] })
  data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#36c' } })
    .webp()
    .toBuffer()
})

const build = (overrides: Partial<Record<keyof NewCampaign, unknown>> = {}): NewCampaign =>
  newCampaignSchema.parse({
    name: 'EOFY sale',
    slug: uniqueName('eofy'),
    sites: [first.id, second.id],
    start: '2027-06-01T09:00',
    end: '2027-07-01T00:00',
    template: 'sale',
    headline: 'The EOFY sale',
    text: 'Until the end of June.',
    pictureAlt: 'Cars under bunting',
    cars: {
      carTypes: ['new'],
      makes: ['Mazda'],
      bodies: [],
      fuels: ['Hybrid'],
      priceFrom: null,
      priceTo: 40_000,
      words: ['eofy'],
    },
    offers: [
      {
        ...{ title: uniqueName('Runout'), summary: 'A few are left.', price: 30_000, beforePrice: 34_000 },
        ...{ badge: 'Save $4,000', terms: 'While stocks last.' },
      },
    ],
    promoCard: true,
    promoTile: true,
    announcement: 'EOFY: until 30 June',
    menu: { key: 'header', label: 'EOFY' },
    form: { recipients: ['sale@dealer.test'] },
    utmSource: 'Newsletter',
    utmMedium: 'email',
    utmCampaign: 'eofy-2027',
    ...overrides,
  })

const make = (campaign: NewCampaign, { user = editor, now = NOW } = {}) =>
  createCampaign(cms, user, { campaign, picture: { data, mimetype: 'image/webp', extension: 'webp' }, now })

const problemsOf = async (making: Promise<unknown>) => {
  const error = await making.then(() => null).catch((caught: unknown) => caught)
  return error instanceof CampaignProblem ? error.errors : error
}

const countAll = async (sites: readonly number[] = [first.id, second.id, foreign.id]) => {
  const where = { site: { in: sites } }
  const counts = await Promise.all(
    COLLECTIONS.map(async (collection) => (await cms.count({ collection, where, trash: true } as never)).totalDocs),
  )
  const jobs = await cms.count({ collection: 'payload-jobs' })
  return [...counts, jobs.totalDocs]
}

/** The documents of a campaign's site as pages read them. */
const readLive = async (site: Site, slug: string) => {
  const find = async (collection: 'pages' | 'promoCards' | 'promoTiles' | 'offers', where: object) =>
    (
      await runPageRead(() =>
        cms.find({ collection, depth: 0, where: { site: { equals: site.id }, ...where } as never }),
      )
    ).docs
  return {
    pages: await find('pages', { path: { equals: `/${slug}` } }),
    cards: await find('promoCards', { link: { equals: `/${slug}` } }),
    tiles: await find('promoTiles', { link: { equals: `/${slug}` } }),
    offers: await find('offers', { link: { equals: `/${slug}` } }),
  }
}

describe('[SITE-21] a new campaign', () => {
  it('is made on each site with its dates on the site’s clock, waits as drafts, and is live from the start', async () => {
    const campaign = build()
    const made = await make(campaign)
    expect(made.map(({ site }) => site)).toEqual([first.id, second.id])
    expect(made.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2027-05-31T23:00:00.000Z', '2027-06-30T14:00:00.000Z'],
      ['2027-06-01T01:00:00.000Z', '2027-06-30T16:00:00.000Z'],
    ])
    expect(made[0]!.link).toMatch(
      new RegExp(`/${campaign.slug}\\?utm_source=newsletter&utm_medium=email&utm_campaign=eofy-2027$`),
    )
    expect(made[0]!.codeLink).toContain('?utm_source=newsletter&utm_medium=qr&utm_campaign=eofy-2027')
    for (const [index, site] of [first, second].entries()) {
      const { startsAt, endsAt, items, undo } = made[index]!
      expect(items.map(({ kind, isDraft }) => [kind, isDraft])).toEqual([
        ['Offer', true],
        ['Page', true],
        ['Promo card', true],
        ['Promo tile', true],
        ['Menu item', false],
        ['Announcement', false],
      ])
      expect(await readLive(site, campaign.slug)).toEqual({ pages: [], cards: [], tiles: [], offers: [] })
      const page = await cms.findByID({ collection: 'pages', id: made[index]!.page, depth: 0 })
      expect(page).toMatchObject({
        ...{ _status: 'draft', path: `/${campaign.slug}`, startsAt, expiresAt: endsAt, site: site.id },
        utm: { campaign: 'eofy-2027' },
      })
      expect(page.layout?.map(({ blockType }) => blockType)).toEqual([
        ...['heroBanner', 'countdown', 'specialOffers', 'stockList', 'enquiryForm'],
      ])
      const offers = undo.documents.filter(({ collection }) => collection === 'offers').map(({ id }) => id)
      expect(page.layout?.find(({ blockType }) => blockType === 'specialOffers')).toMatchObject({ offers })
      const jobs = await cms.find({
        collection: 'payload-jobs',
        pagination: false,
        where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { waitUntil: { equals: startsAt } }] },
      })
      const scheduled = jobs.docs.map(({ input }) => (input as { doc: { relationTo: string; value: string } }).doc)
      expect(scheduled).toEqual(
        expect.arrayContaining(
          undo.documents.map(({ collection, id }) => ({ relationTo: collection, value: String(id) })),
        ),
      )
    }
    // The start has come: the worker publishes.
    const starts = made.map(({ startsAt }) => startsAt)
    await cms.update({
      collection: 'payload-jobs',
      data: { waitUntil: new Date(0).toISOString() },
      where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { waitUntil: { in: starts } }] },
    })
    await cms.jobs.run({ allQueues: true, limit: 100 })
    const { pages, cards, tiles, offers } = await readLive(first, campaign.slug)
    expect([pages.length, cards.length, tiles.length, offers.length]).toEqual([1, 1, 1, 1])
    expect(tiles[0]).toMatchObject({ kind: 'offer', audience: { makes: ['Mazda'], priceTo: 40_000 } })
    expect(cards[0]).toMatchObject({
      audience: { carTypes: ['new'], makes: ['Mazda'], fuels: ['Hybrid'], priceTo: 40_000, words: ['eofy'] },
    })
    const form = (pages[0] as { layout: { blockType: string; id: string }[] }).layout.at(-1)!
    expect((await getFormSettings(first.id, form.id))?.recipients).toEqual(['sale@dealer.test'])
  })

  it('ends by itself: card, tile, offer, menu item and announcement by the clock', async () => {
    const made = await make(build({ sites: [first.id] }))
    const [{ startsAt, endsAt, undo }] = made as [(typeof made)[0]]
    const moments = ([startsAt!, endsAt] as const).flatMap((at) => [Date.parse(at) - 1, Date.parse(at)])
    const expected = [false, true, true, false]
    const card = await cms.findByID({
      collection: 'promoCards',
      id: undo.documents.find(({ collection }) => collection === 'promoCards')!.id,
    })
    const offer = await cms.findByID({
      collection: 'offers',
      id: undo.documents.find(({ collection }) => collection === 'offers')!.id,
    })
    const tile = await cms.findByID({
      collection: 'promoTiles',
      id: undo.documents.find(({ collection }) => collection === 'promoTiles')!.id,
    })
    const menu = await cms.findByID({ collection: 'menus', id: undo.menuItem!.menu, depth: 0 })
    const item = toMenuItems(menu.items?.filter(({ id }) => id === undo.menuItem!.item)).at(0)!
    const site = await cms.findByID({ collection: 'sites', id: first.id, depth: 0 })
    const planned = (site.announcement?.planned ?? [])
      .filter(({ id }) => id === undo.announcement)
      .map(({ text, start, expiry }) => ({ text, link: null, start: start ?? null, expiry }))
    const active = ({ start = null, expiry = null }: { start?: string | null; expiry?: string | null }) =>
      moments.map((at) => isActive({ start, expiry }, new Date(at)))
    expect(active(card)).toEqual(expected)
    expect(active(tile)).toEqual(expected)
    expect(active(offer)).toEqual(expected)
    expect(active(item)).toEqual(expected)
    expect(
      moments.map((at) => currentAnnouncement({ text: 'Usual', link: null }, planned, new Date(at))?.text),
    ).toEqual([...['Usual', 'EOFY: until 30 June', 'EOFY: until 30 June', 'Usual']])
    const refreshes = await cms.find({
      collection: 'payload-jobs',
      pagination: false,
      where: { and: [{ taskSlug: { equals: 'refreshOnTime' } }, { waitUntil: { equals: endsAt } }] },
    })
    const tags = refreshes.docs.flatMap(({ input }) => (input as { tags: string[] }).tags)
    expect(tags).toEqual(expect.arrayContaining([`site:${first.id}:menus`, `site:${first.id}`]))
  })

  it('that starts now is live at once', async () => {
    const campaign = build({ start: null, sites: [first.id] })
    const [made] = await make(campaign)
    expect(made!.startsAt).toBeNull()
    const { pages, cards, offers } = await readLive(first, campaign.slug)
    expect([pages.length, cards.length, offers.length]).toEqual([1, 1, 1])
  })

  it('is checked as it will be at its start: its own page and offer are there, its picture is too small', async () => {
    for (const asRelease of [false, true]) {
      const campaign = build({ sites: [first.id], asRelease })
      const [made] = await checkCampaign(cms, editor, await make(campaign), NOW)
      const picture = made!.findings.find(({ message }) => message.includes('60 pixels wide'))
      expect(picture).toMatchObject({ what: expect.stringMatching(/“/), isSerious: false })
      expect(picture!.href).toContain('?field=')
      expect(made!.findings.map(({ message }) => message).join(' ')).not.toContain(`The link /${campaign.slug} `)
      await undoCampaign(cms, editor, [made!.undo], NOW)
    }
  })

  it('with a taken address is refused, and a free one is proposed', async () => {
    const slug = uniqueName('taken')
    await createDocument(cms, 'pages', second.id, { path: `/${slug}` })
    await createDocument(cms, 'pages', first.id, { path: `/${slug}-2`, _status: 'draft' })
    const before = await countAll()
    expect(await problemsOf(make(build({ slug })))).toEqual([
      {
        field: 'slug',
        message: `A page on ${second.name} already has this address. ${slug}-3 is free.`,
      },
    ])
    expect(await countAll()).toEqual(before)
  })

  it('leaves nothing anywhere if the last step on the last site fails', async () => {
    const before = await countAll()
    const menus = async () =>
      (await cms.find({ collection: 'menus', depth: 0, where: { site: { in: [first.id, second.id] } } })).docs.map(
        ({ items }) => items?.length,
      )
    const itemsBefore = await menus()
    const problems = await problemsOf(make(build({ announcement: '{count} cars in the sale' })))
    expect(problems).toEqual([{ field: 'announcement', message: expect.stringMatching(/\{count\} needs a link/) }])
    const third = await createSite(cms)
    const manager = await createUser(cms, 'groupManager', first, third)
    expect(await problemsOf(make(build({ sites: [first.id, third.id] }), { user: manager }))).toEqual([
      { field: 'menu.key', message: `${third.name} has no menu there. Choose another, or create it under Menus.` },
    ])
    expect(await countAll()).toEqual(before)
    expect(await menus()).toEqual(itemsBefore)
  })

  it('is refused on another’s site, with its end in the past, and with offers that are off', async () => {
    const before = await countAll()
    expect(await problemsOf(make(build({ sites: [first.id, foreign.id] })))).toEqual([
      { field: 'sites', message: 'You may not publish on one of these sites. Choose others.' },
    ])
    const after = new Date('2027-08-01T00:00:00Z')
    expect(await problemsOf(make(build(), { now: after }))).toEqual([
      { field: 'end', message: 'This is in the past. Enter a later end.' },
    ])
    await cms.update({ collection: 'sites', id: second.id, data: { flags: { offers: false } } })
    expect(await problemsOf(make(build()))).toEqual([
      { field: 'offers', message: expect.stringMatching(/^Offers are off on /) },
    ])
    await cms.update({ collection: 'sites', id: second.id, data: { flags: { offers: true } } })
    expect(await countAll()).toEqual(before)
  })

  it('is not made by authors or leads staff, even without the route', async () => {
    for (const role of ['siteAuthor', 'leadsOnly'] as const) {
      const user = await createUser(cms, role, first)
      const before = await countAll()
      const error = await make(build({ sites: [first.id] }), { user }).catch((caught: Error) => caught)
      expect((error as Error).name, role).toBe('Forbidden')
      expect(await countAll()).toEqual(before)
    }
  })

  it('can be taken back: documents to the trash, nothing scheduled, menu and bar as before', async () => {
    const campaign = build()
    const made = await make(campaign)
    const stranger = await createUser(cms, 'siteEditor', foreign)
    await undoCampaign(
      cms,
      stranger,
      made.map(({ undo }) => undo),
      NOW,
    ).catch(() => undefined)
    const page = { collection: 'pages', id: made[0]!.page, trash: true } as const
    expect((await cms.findByID(page)).deletedAt ?? null).toBeNull()
    await undoCampaign(
      cms,
      editor,
      made.map(({ undo }) => undo),
      NOW,
    )
    expect((await cms.findByID(page)).deletedAt).toBeTruthy()
    const ids = made.flatMap(({ undo }) => undo.documents.map(({ id }) => id))
    const jobs = await cms.find({
      collection: 'payload-jobs',
      pagination: false,
      where: { taskSlug: { equals: 'schedulePublish' } },
    })
    const left = jobs.docs.filter(({ input }) => {
      const { doc } = input as { doc: { relationTo: string; value: string } }
      return made.some(({ undo }) =>
        undo.documents.some(({ collection, id }) => collection === doc.relationTo && String(id) === doc.value),
      )
    })
    expect([ids.length, left.length]).toEqual([8, 0])
    const menu = await cms.findByID({ collection: 'menus', id: made[0]!.undo.menuItem!.menu, depth: 0 })
    expect(menu.items?.some(({ id }) => id === made[0]!.undo.menuItem!.item)).toBe(false)
    const site = await cms.findByID({ collection: 'sites', id: first.id, depth: 0 })
    expect(site.announcement?.planned?.some(({ id }) => id === made[0]!.undo.announcement)).toBe(false)
    // Its address is free again.
    expect((await make(build({ slug: campaign.slug, sites: [first.id] }))).length).toBe(1)
  })

  it('leaves a draft of the menu a draft, which has its item until the campaign is taken back', async () => {
    const where: Where = { and: [{ site: { equals: first.id } }, { key: { equals: build().menu!.key } }] }
    const [menu] = (await cms.find({ collection: 'menus', depth: 0, where })).docs
    const items = [...(menu!.items ?? []), { name: 'Not live yet', url: '/not-live' }]
    await cms.update({ collection: 'menus', id: menu!.id, data: { items } as never, draft: true })
    const [made] = await make(build({ sites: [first.id] }))
    const read = async (draft: boolean) => {
      const { _status, items: found } = await cms.findByID({ collection: 'menus', id: menu!.id, depth: 0, draft })
      return {
        status: _status,
        isNew: found?.some(({ name }) => name === 'Not live yet'),
        ofCampaign: found?.some(({ id }) => id === made!.undo.menuItem!.item),
      }
    }
    expect(await read(false)).toEqual({ status: 'published', isNew: false, ofCampaign: true })
    expect(await read(true)).toEqual({ status: 'draft', isNew: true, ofCampaign: true })
    await undoCampaign(cms, editor, [made!.undo], NOW)
    expect(await read(false)).toEqual({ status: 'published', isNew: false, ofCampaign: false })
    expect(await read(true)).toEqual({ status: 'draft', isNew: true, ofCampaign: false })
  })

  it('as one release waits as drafts, goes live at once, and is taken back before', async () => {
    const campaign = build({ asRelease: true })
    const made = await make(campaign)
    const release = made[0]!.release!
    expect(release).toMatchObject({ name: 'EOFY sale', isScheduled: true })
    expect(await cms.findByID({ collection: 'releases', id: release.id, depth: 0 })).toMatchObject({
      // Nine in Melbourne, which is before nine in Perth.
      ...{ state: 'scheduled', publishAt: '2027-05-31T23:00:00.000Z', sites: [first.id, second.id] },
    })
    expect(made[0]!.items.every(({ isDraft }) => isDraft)).toBe(true)
    expect(await readLive(first, campaign.slug)).toEqual({ pages: [], cards: [], tiles: [], offers: [] })
    const read = async () => {
      const site = await cms.findByID({ collection: 'sites', id: first.id, depth: 0 })
      const menus = await cms.find({ collection: 'menus', depth: 0, where: { site: { equals: first.id } } })
      return {
        bars: site.announcement?.planned?.map(({ link }) => link) ?? [],
        items: menus.docs[0]!.items!.map(({ url }) => url),
      }
    }
    expect((await read()).bars).not.toContain(`/${campaign.slug}`)
    expect((await read()).items).not.toContain(`/${campaign.slug}`)
    await publishRelease(cms, editor, release.id, NOW)
    const live = await readLive(first, campaign.slug)
    expect([live.pages.length, live.cards.length, live.offers.length]).toEqual([1, 1, 1])
    expect((await read()).bars).toContain(`/${campaign.slug}`)
    expect((await read()).items).toContain(`/${campaign.slug}`)
    await undoCampaign(
      cms,
      editor,
      made.map(({ undo }) => undo),
      NOW,
    )
    expect((await read()).items).not.toContain(`/${campaign.slug}`)
    expect((await read()).bars).not.toContain(`/${campaign.slug}`)

    const other = await make(build({ asRelease: true, start: null, sites: [first.id] }))
    expect(other[0]!.release).toMatchObject({ isScheduled: false })
    await undoCampaign(
      cms,
      editor,
      other.map(({ undo }) => undo),
      NOW,
    )
    const { docs } = await cms.find({ collection: 'releases', where: { id: { equals: other[0]!.release!.id } } })
    expect(docs).toEqual([])
  })
})

describe('POST /api/campaigns', () => {
  it('names every field with a problem, as strangers and authors are refused', async () => {
    const send = async (user: Actor | null, fields: Record<string, unknown>) => {
      findUser.mockResolvedValueOnce(user)
      const body = new FormData()
      body.set('campaign', JSON.stringify(fields))
      const response = await POST(new Request('http://dealer.test/api/campaigns', { method: 'POST', body }))
      return { status: response.status, errors: ((await response.json()) as { errors: { field: string }[] }).errors }
    }
    expect((await send(null, {})).status).toBe(401)
    expect((await send(await createUser(cms, 'siteAuthor', first), {})).status).toBe(403)
    const { status, errors } = await send(editor, {
      ...build(),
      ...{ end: '2027-02-31T00:00', name: '', sites: [] },
      cars: { ...build().cars, priceFrom: 'ten' },
    })
    expect(status).toBe(400)
    expect(errors.map(({ field }) => field)).toEqual(['name', 'sites', 'end', 'cars.priceFrom', 'picture'])
  })
})
