import { randomBytes } from 'node:crypto'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  ValidationError,
} from 'payload'
import { updateLiveAndDraft } from '../../collections/publishing/updateLiveAndDraft'
import type { CampaignCollection, CampaignUndo, MadeItem, MadeOnSite } from '../domain/campaigns/madeCampaign'
import { type CampaignPeriod, campaignPeriod, MENU_NAMES, type NewCampaign } from '../domain/campaigns/newCampaign'
import { truncateText } from '../domain/cleanText'
import type { FieldError } from '../domain/fieldErrors'
import { campaignLink, codeUtm } from '../domain/site/campaign'
import { flagsFromStored } from '../domain/site/flags'
import { siteOrigin } from '../domain/site/origin'
import { slugify } from '../domain/site/slug'
import type { Release, Site } from '../payload-types'
import { holdDocument } from '../releases/holdDocument'
import { ReleaseProblem } from '../releases/releaseProblem'
import { queuePublication } from '../releases/schedulePublication'
import { scheduleLocked } from '../releases/scheduleRelease'
import { lockRelease } from '../releases/transaction'
import { campaignBlocks } from './campaignTemplates'
import { findFree } from './findFree'
import { lockSites } from './lockSites'

/** The picture of a campaign, which each site gets a copy of. */
export interface CampaignPicture {
  data: Buffer
  mimetype: string
  /** without a dot, such as `webp` */
  extension: string
}

/** A campaign that cannot be made as it is: what to change. Nothing was saved. */
export class CampaignProblem extends Error {
  override name = 'CampaignProblem'
  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ message }) => message).join(' '))
  }
}

/** The card stands after this many cars. */
const PLACE_OF_PROMO_CARD = 6

/** Letters of a tile's text. */
const MAX_TILE_TEXT = 160

/**
 * Makes a campaign on its sites in one transaction: picture, page, offers, promo card and tile, menu item and announcement, each with the campaign's
 * dates. What starts later is a draft whose publishing is scheduled; what starts now is live. As one release, all of it is a draft or held
 * until then. Everything is made with the user's rights.
 * @throws {CampaignProblem} if a site is not the user's, an address is taken, or a value is invalid; nothing is saved then
 */
export async function createCampaign(
  payload: Payload,
  user: TypedUser,
  { campaign, picture, now, port }: { campaign: NewCampaign; picture: CampaignPicture; now: Date; port?: string },
): Promise<MadeOnSite[]> {
  const req = await createLocalReq({ user }, payload)
  await initTransaction(req)
  try {
    await findSites(req, campaign.sites)
    await lockSites(req, campaign.sites)
    const sites = await findSites(req, campaign.sites)
    await rejectTakenAddress(req, campaign, sites)
    const release = campaign.asRelease ? await createRelease(req, campaign, sites) : null
    const made: MadeOnSite[] = []
    for (const site of sites) made.push(await createOnSite({ req, campaign, picture, site, now, port, release }))
    const isScheduled = release !== null && (await scheduleStart(req, release, made, now))
    await commitTransaction(req)
    return release
      ? made.map((site) => ({ ...site, release: { id: release.id, name: release.name, isScheduled } }))
      : made
  } catch (error) {
    await killTransaction(req)
    throw error instanceof ReleaseProblem
      ? new CampaignProblem(error.errors.map(({ message }) => ({ field: 'asRelease', message })))
      : error
  }
}

/** The release that holds the drafts of all sites. */
const createRelease = (req: PayloadRequest, { name }: NewCampaign, sites: readonly Site[]): Promise<Release> =>
  req.payload.create({
    collection: 'releases',
    data: { name, sites: sites.map(({ id }) => id), state: 'collecting' },
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })

/** Schedules a release for the first of the sites' starts: what starts later elsewhere waits for its own date. False without a start. */
async function scheduleStart(req: PayloadRequest, { id }: Release, made: readonly MadeOnSite[], now: Date) {
  const starts = made.flatMap(({ startsAt }) => (startsAt === null ? [] : Date.parse(startsAt)))
  if (starts.length === 0) return false
  await scheduleLocked(req, await lockRelease(req, id), new Date(Math.min(...starts)), now)
  return true
}

/** The chosen sites in order. @throws {CampaignProblem} if one is not the user's */
async function findSites(req: PayloadRequest, ids: readonly number[]): Promise<Site[]> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    overrideAccess: false,
    pagination: false,
    req,
    sort: 'id',
    where: { id: { in: ids } },
  })
  if (docs.length < ids.length)
    throw new CampaignProblem([
      { field: 'sites', message: 'You may not publish on one of these sites. Choose others.' },
    ])
  return docs
}

async function rejectTakenAddress(req: PayloadRequest, { slug }: NewCampaign, sites: readonly Site[]): Promise<void> {
  const ids = sites.map(({ id }) => id)
  const { free, takenOn } = await findFree(req, { collection: 'pages', field: 'path', sites: ids, wanted: `/${slug}` })
  if (takenOn.length === 0) return
  const names = sites.filter(({ id }) => takenOn.includes(id)).map(({ name }) => name)
  const proposal = free ? `${free.slice(1)} is free.` : 'Choose another.'
  throw new CampaignProblem([
    { field: 'slug', message: `A page on ${names.join(' and ')} already has this address. ${proposal}` },
  ])
}

interface OnSite {
  req: PayloadRequest
  campaign: NewCampaign
  picture: CampaignPicture
  site: Site
  now: Date
  port?: string
  /** holds the drafts; null if each document is published by itself */
  release: Release | null
}

async function createOnSite({ req, campaign, picture, site, now, port, release }: OnSite): Promise<MadeOnSite> {
  const period = campaignPeriod(campaign, site.timeZone, now)
  if ('problem' in period) throw new CampaignProblem([{ field: 'end', message: period.problem }])
  if (campaign.offers.length > 0 && !flagsFromStored(site.flags ?? {}).offers)
    throw new CampaignProblem([
      {
        field: 'offers',
        message: `Offers are off on ${site.name}. Turn them on under Features and wording, or leave the offers out.`,
      },
    ])
  const make = maker({ req, site, period, campaign, release })
  const path = `/${campaign.slug}`
  const start = period.start.toISOString()
  const end = period.end.toISOString()
  const utm = {
    ...{ source: campaign.utmSource, medium: campaign.utmMedium },
    campaign: campaign.utmCampaign || slugify(campaign.name),
  }

  const image = await uploadPicture(req, site, campaign, picture)
  const dates = { start, start_tz: site.timeZone, expiry: end, expiry_tz: site.timeZone }
  const offers: number[] = []
  for (const [index, { title, summary, price, beforePrice, badge, terms }] of campaign.offers.entries()) {
    const fields = {
      title: 'title',
      summary: 'summary',
      price: 'price',
      before_price: 'beforePrice',
      badge: 'badge',
      disclaimer: 'terms',
    }
    const { free } = await findFree(req, {
      collection: 'offers',
      field: 'slug',
      sites: [site.id],
      wanted: slugify(title) || campaign.slug.replaceAll('/', '-'),
    })
    const offer = await make(
      'Offer',
      'offers',
      title,
      (name) => `offers.${index}.${fields[name as keyof typeof fields] ?? 'title'}`,
      {
        ...{ title, summary, price, before_price: beforePrice, badge, disclaimer: terms, image, slug: free },
        ...{ visible: true, link: path, link_label: 'See the campaign', ...dates },
      },
    )
    offers.push(offer)
  }
  const page = await make('Page', 'pages', campaign.name, (name) => (name === 'path' ? 'slug' : 'name'), {
    title: campaign.name,
    path,
    layout: campaignBlocks(campaign.template, {
      headline: campaign.headline,
      text: campaign.text,
      image,
      cars: campaign.cars,
      offers,
      recipients: campaign.form?.recipients ?? null,
      start,
    }),
    meta: { description: campaign.text },
    ...{ startsAt: start, startsAt_tz: site.timeZone, expiresAt: end, expiresAt_tz: site.timeZone },
    afterExpiry: 'message',
    utm,
  })
  if (campaign.promoCard)
    await make('Promo card', 'promoCards', campaign.headline, (name) => (name === 'title' ? 'headline' : 'promoCard'), {
      title: campaign.headline.slice(0, 60),
      text: campaign.text.length <= 120 ? campaign.text : null,
      link: path,
      linkLabel: 'See the offers',
      ...{ image, tone: 'ink', display: true, position: PLACE_OF_PROMO_CARD, strictDisplay: true, start, expiry: end },
      audience: campaign.cars,
    })
  if (campaign.promoTile)
    await make('Promo tile', 'promoTiles', campaign.headline, (name) => (name === 'title' ? 'headline' : 'promoTile'), {
      title: campaign.headline.slice(0, 60),
      text: truncateText(campaign.text, MAX_TILE_TEXT),
      ...{ kind: 'offer', link: path, visible: true, start, expiry: end, audience: campaign.cars },
    })
  const menuItem = campaign.menu && (await addMenuItem(req, site, campaign.menu, { url: path, ...dates }, release))
  if (campaign.menu && menuItem)
    make.items.push({
      kind: 'Menu item',
      title: `${campaign.menu.label} (${MENU_NAMES[campaign.menu.key]})`,
      href: `/admin/collections/menus/${menuItem.menu}`,
      isDraft: release !== null,
    })
  const announcement = campaign.announcement
    ? await addAnnouncement(req, site, { text: campaign.announcement, link: path, ...dates }, now, release)
    : null
  if (campaign.announcement)
    make.items.push({
      kind: 'Announcement',
      title: campaign.announcement,
      href: `/admin/collections/sites/${site.id}`,
      isDraft: release !== null,
    })
  const origin = siteOrigin([site.domains?.[0]?.host ?? `${site.slug}.localhost`], port)
  return {
    site: site.id,
    name: site.name,
    timeZone: site.timeZone,
    startsAt: period.startsLater ? start : null,
    endsAt: end,
    link: campaignLink(`${origin}${path}`, utm),
    codeLink: campaignLink(`${origin}${path}`, codeUtm(utm)),
    page,
    items: make.items,
    release: null,
    findings: [],
    undo: { site: site.id, documents: make.documents, menuItem, announcement, release: release?.id ?? null },
  }
}

type Data = Record<string, unknown>

interface Making extends Pick<OnSite, 'req' | 'site' | 'campaign' | 'release'> {
  period: CampaignPeriod
}

/** Makes documents of a site, lists them, and adds them to the release or schedules the publishing of those that start later. */
function maker({ req, site, period: { start, startsLater }, campaign: { name }, release }: Making) {
  const isDraft = startsLater || release !== null
  const items: MadeItem[] = []
  const documents: CampaignUndo['documents'] = []
  const make = async (
    kind: MadeItem['kind'],
    collection: CampaignCollection,
    title: string,
    fieldOf: (path: string) => string,
    data: Data,
  ): Promise<number> => {
    const { id } = await namingFields(site, fieldOf, () =>
      req.payload.create({
        collection,
        data: { ...data, site: site.id, _status: isDraft ? 'draft' : 'published' } as never,
        depth: 0,
        overrideAccess: false,
        req,
        user: req.user,
      }),
    )
    if (release) await holdDocument(req, release, collection, id)
    else if (startsLater)
      await queuePublication(req, { collection, id, event: 'publishes', at: start, timeZone: site.timeZone })
    items.push({ kind, title: title || name, href: `/admin/collections/${collection}/${id}`, isDraft })
    documents.push({ collection, id })
    return id
  }
  return Object.assign(make, { items, documents })
}

/** Runs a save; the fields of its problems are named as in the campaign's form. @throws {CampaignProblem} */
async function namingFields<Result>(
  site: Pick<Site, 'name'>,
  fieldOf: (path: string) => string,
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new CampaignProblem(
      error.data.errors.map(({ path, message }) => ({ field: fieldOf(path), message: `${site.name}: ${message}` })),
    )
  }
}

async function uploadPicture(req: PayloadRequest, site: Site, campaign: NewCampaign, picture: CampaignPicture) {
  const { id } = await namingFields(
    site,
    () => 'picture',
    () =>
      req.payload.create({
        collection: 'media',
        data: { site: site.id, alt: campaign.pictureAlt },
        depth: 0,
        file: {
          data: picture.data,
          mimetype: picture.mimetype,
          name: `${site.slug}-${campaign.slug.replaceAll('/', '-')}.${picture.extension}`,
          size: picture.data.length,
        },
        overrideAccess: false,
        req,
        user: req.user,
      }),
  )
  return id
}

interface Dates {
  start: string
  start_tz: Site['timeZone']
  expiry: string
  expiry_tz: Site['timeZone']
}

/** Adds an item with dates to the end of a menu as it is published, and of its draft. */
async function addMenuItem(
  req: PayloadRequest,
  site: Site,
  { key, label }: NonNullable<NewCampaign['menu']>,
  item: Dates & { url: string },
  release: Release | null,
): Promise<NonNullable<CampaignUndo['menuItem']>> {
  const { docs } = await req.payload.find({
    collection: 'menus',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    user: req.user,
    where: { and: [{ site: { equals: site.id } }, { key: { equals: key } }] },
  })
  const [menu] = docs
  if (!menu)
    throw new CampaignProblem([
      { field: 'menu.key', message: `${site.name} has no menu there. Choose another, or create it under Menus.` },
    ])
  const row = {
    ...item,
    // The same in what is live and in a draft.
    id: randomBytes(12).toString('hex'),
    name: label,
    dynamicDropdown: 'none' as const,
    grouping: 'position' as const,
    columns: '3' as const,
  }
  await namingFields(
    site,
    (path) => (path.endsWith('.name') ? 'menu.label' : 'menu.key'),
    async () => {
      if (!release)
        return updateLiveAndDraft(req, { collection: 'menus', id: menu.id }, ({ items }) => ({
          items: [...(items ?? []), row],
        }))
      await req.payload.update({
        collection: 'menus',
        id: menu.id,
        data: { items: [...(menu.items ?? []), row], _status: 'draft' },
        depth: 0,
        draft: true,
        overrideAccess: false,
        req,
        user: req.user,
      })
    },
  )
  if (release) await holdDocument(req, release, 'menus', menu.id)
  return { menu: menu.id, item: row.id }
}

/** Adds an announcement with dates, and drops those that have ended. Returns the id of its row. */
async function addAnnouncement(
  req: PayloadRequest,
  site: Site,
  row: Dates & { text: string; link: string },
  now: Date,
  release: Release | null,
): Promise<string> {
  const kept = (site.announcement?.planned ?? []).filter(({ expiry }) => Date.parse(expiry) > now.getTime())
  if (release) {
    const id = randomBytes(12).toString('hex')
    await holdDocument(req, release, 'sites', site.id, { announcement: { planned: [...kept, { ...row, id }] } })
    return id
  }
  const saved = await namingFields(
    site,
    () => 'announcement',
    () =>
      req.payload.update({
        collection: 'sites',
        id: site.id,
        data: { announcement: { ...site.announcement, planned: [...kept, row] } },
        depth: 0,
        overrideAccess: false,
        req,
        user: req.user,
      }),
  )
  return saved.announcement?.planned?.at(-1)?.id ?? ''
}
