import 'server-only'
import type { Field, Payload } from 'payload'
import { pickOffers } from '../../domain/offers/offer'
import type { CheckedCollection, CheckedKind } from '../../domain/publishCheck/checkedCollections'
import {
  checkExpiry,
  checkHeadings,
  checkOutline,
  checkPictures,
  type Finding,
  type OutlineBlock,
  ownPath,
  readRichText,
  sortFindings,
  startsWithHeading,
} from '../../domain/publishCheck/publishCheck'
import { findTemplateWords } from '../../domain/publishCheck/templateWords'
import { getRelationIds } from '../../domain/relationId'
import { FLAGS, type FlagName } from '../../domain/site/flags'
import { normalizePath } from '../../domain/site/path'
import type { Site } from '../../domain/site/site'
import { AVAILABLE_FILTER } from '../../domain/stock/availability'
import { selectionFilter } from '../../domain/stock/stockSelection'
import type { Offer as OfferDocument } from '../../payload-types'
import type { DeadLink, DeadLinkCheck } from '../../server/deadLinkCheck'
import { toStockSelection } from '../fromPayload/stockSelection'
import { asUser, type LeadStaff } from '../leadInbox/leadStaff'
import { findHiddenPages } from '../links/hiddenPages'
import { findDeadPaths } from '../site/deadPaths'
import { findEmptyList, findMissingFact } from '../site/missingFacts'
import { findSiteById } from '../site/sites'
import { listPickedCards, MAX_CARS_BY_ID } from '../stock/cars'
import { listOffers } from '../stock/offers'
import { countMatchingCars } from '../stock/stock'
import { type DocumentParts, type FoundBlock, readDocument } from './readDocument'

/**
 * What may be wrong with a document as its form has it, before it is published: dead links first. Reads what the user may read, on the
 * document's site. Of a site, the links of its settings.
 */
export async function checkDocument(
  staff: LeadStaff,
  site: Site,
  collection: CheckedKind,
  data: Record<string, unknown>,
  now: Date,
): Promise<Finding[]> {
  const parts = readDocument(staff.payload.collections[collection].config.fields as Field[], data)
  if (collection === 'sites')
    return sortFindings(toFindings(await listDeadLinks(staff.payload, site, parts, data, now)))
  const found = await Promise.all([
    listDeadLinks(staff.payload, site, parts, data, now).then(toFindings),
    checkMedia(staff, site, collection, parts),
    Promise.all(parts.blocks.map((block) => checkBlock(staff, site, block, now))).then((findings) => findings.flat()),
    collection === 'offers' ? checkChosenCars(staff, site, 'cars', getRelationIds(data.cars as unknown[])) : [],
  ])
  const headings =
    collection === 'pages'
      ? checkOutline(readOutline(site, parts))
      : parts.texts.flatMap(({ field, value }) => checkHeadings(field, readRichText(value).headings))
  const templateWords = parts.blocks.flatMap(({ path, data: block }) => findTemplateWords(path, block))
  return sortFindings([...found.flat(), ...headings, ...templateWords, ...checkDates(collection, data, now)])
}

/** The dead links of a document that is published without its form. */
export const findDeadLinks: DeadLinkCheck = async ({ payload }, { site: siteId, collection, document }) => {
  const site = await findSiteById(siteId)
  if (!site) return []
  const parts = readDocument(payload.collections[collection].config.fields as Field[], document)
  return listDeadLinks(payload, site, parts, document, new Date())
}

/** Dead links as findings: a text that leads to several hidden pages is one. */
const toFindings = (dead: readonly DeadLink[]): Finding[] =>
  dead
    .filter(
      (one, index) =>
        one.page === null || dead.findIndex(({ page, field }) => page !== null && field === one.field) === index,
    )
    .map(({ field, message }): Finding => ({ kind: 'deadLink', field, message }))

const HIDDEN_PAGE = 'A link in this text leads to a page that is not published.'

/** The headings of a page's blocks, without those that a feature keeps off the page. */
const readOutline = (site: Site, { blocks, texts }: DocumentParts): OutlineBlock[] =>
  blocks
    .filter(({ requires }) => !(requires && requires in FLAGS && !site.flags[requires as FlagName]))
    .map(({ path, type, hasHeading }) => ({
      hasHeading,
      isText: type === 'richText',
      texts: texts
        .filter(({ field }) => field.startsWith(`${path}.`))
        .map(({ field, value }) => ({
          field,
          headings: readRichText(value).headings,
          startsWithHeading: startsWithHeading(value),
        })),
    }))

async function listDeadLinks(
  payload: Payload,
  site: Site,
  { links, texts }: DocumentParts,
  data: Record<string, unknown>,
  now: Date,
): Promise<DeadLink[]> {
  const read = texts.map(({ field, value }) => ({ field, ...readRichText(value) }))
  const all = [...links, ...read.flatMap(({ field, links: inText }) => inText.map((link) => ({ field, link })))]
  const internal = all.flatMap(({ field, link }) => {
    const path = ownPath(link, site.domains)
    return path ? [{ field, link, path }] : []
  })
  // The page itself may not be public yet.
  const own = typeof data.path === 'string' ? normalizePath(data.path) : null
  const paths = [...new Set(internal.map(({ path }) => path))].filter((path) => normalizePath(path) !== own)
  const toPages = read.flatMap(({ field, pages }) => pages.map((page) => ({ field, page })))
  const [dead, hidden] = await Promise.all([
    findDeadPaths(site, paths, now),
    findHiddenPages(payload, site.id, toPages),
  ])
  return [
    ...internal.flatMap(({ field, link, path }): DeadLink[] =>
      dead.includes(path)
        ? [{ field, message: `The link ${link} leads nowhere.`, path: normalizePath(path), page: null }]
        : [],
    ),
    ...hidden
      .filter(({ field, page }, index) => hidden.findIndex((one) => one.field === field && one.page === page) === index)
      .map(({ field, page }): DeadLink => ({ field, message: HIDDEN_PAGE, path: null, page })),
  ]
}

async function checkMedia(
  staff: LeadStaff,
  site: Site,
  collection: CheckedCollection,
  { pictures }: DocumentParts,
): Promise<Finding[]> {
  const ids = [...new Set(pictures.map(({ id }) => id))]
  if (ids.length === 0) return []
  const { docs } = await staff.payload.find({
    collection: 'media',
    ...asUser(staff),
    limit: ids.length,
    pagination: false,
    select: { alt: true, filename: true, width: true },
    where: { and: [{ id: { in: ids } }, { site: { equals: site.id } }] },
  })
  const files = new Map(docs.map((file) => [file.id, file]))
  return checkPictures(
    pictures.flatMap(({ field, block, id }) => {
      const file = files.get(id)
      return file
        ? [
            {
              field,
              place: block ?? collection,
              alt: file.alt ?? null,
              filename: file.filename ?? '',
              width: file.width ?? null,
            },
          ]
        : []
    }),
  )
}

async function checkBlock(
  staff: LeadStaff,
  site: Site,
  { path, type, data, requires, label }: FoundBlock,
  now: Date,
): Promise<Finding[]> {
  if (requires && requires in FLAGS && !site.flags[requires as FlagName]) {
    const message = `"${label}" stays off the page: "${FLAGS[requires as FlagName].label}" is off under Features and wording.`
    return [{ kind: 'featureOff', field: path, message }]
  }
  const chosenOffers = type === 'specialOffers' ? getRelationIds(data.offers as unknown[]) : []
  if (chosenOffers.length > 0) {
    const field = `${path}.offers`
    const shown = pickOffers(await listOffers(site, now), chosenOffers)
    const message = `"${label}" stays off the page: none of the chosen offers is current.`
    if (shown.length === 0) return [{ kind: 'emptySection', field, message }]
    return nameGoneOffers(staff, site, field, without(chosenOffers, shown), now)
  }
  const chosenCars = type === 'stockList' ? getRelationIds(data.cars as unknown[]) : []
  if (chosenCars.length > 0) {
    return checkChosenCars(staff, site, `${path}.cars`, chosenCars)
  }
  if (type === 'stockList') {
    const selected = selectionFilter(toStockSelection(data.filters as never))
    const cars = await countMatchingCars(site, selected ? `${AVAILABLE_FILTER} AND ${selected}` : AVAILABLE_FILTER)
    if (cars === 0)
      return [
        { kind: 'emptySection', field: `${path}.filters`, message: `No ${site.stockNoun.one} matches this list.` },
      ]
    return []
  }
  const tiles = TILES[type] ? await checkTiles(site, `${path}.${TILES[type]}`, data[TILES[type]], now) : []
  if (tiles.length > 0) return tiles
  const missing = await findMissingFact(site, type, now)
  return missing ? [{ kind: 'emptySection', field: path, message: `"${label}" stays off the page: ${missing}.` }] : []
}

const without = (ids: readonly number[], shown: readonly { id: number }[]): number[] =>
  ids.filter((id) => !shown.some((one) => one.id === id))

/** Cars chosen by hand that are not for sale, each by its name. */
async function checkChosenCars(
  staff: LeadStaff,
  site: Site,
  field: string,
  chosen: readonly number[],
): Promise<Finding[]> {
  if (chosen.length === 0) return []
  const shown = await listPickedCards(site, chosen)
  if (shown.length === 0)
    return [{ kind: 'emptySection', field, message: `None of the chosen ${site.stockNoun.many} is for sale any more.` }]
  const gone = without(chosen.slice(0, MAX_CARS_BY_ID), shown)
  if (gone.length === 0) return []
  const { docs } = await staff.payload.find({
    collection: 'cars',
    ...asUser(staff),
    limit: gone.length,
    pagination: false,
    select: { name: true },
    where: { and: [{ id: { in: gone } }, { site: { equals: site.id } }] },
  })
  return gone.map((id): Finding => {
    const car = docs.find((one) => one.id === id)
    const message = car
      ? `"${car.name ?? id}" is not for sale any more, and is left out.`
      : `A ${site.stockNoun.one} that was chosen is no longer there.`
    return { kind: 'expired', field, message }
  })
}

/** Chosen offers that have ended, are switched off or gone, each by its name. One that is still to start is as it should be. */
async function nameGoneOffers(
  staff: LeadStaff,
  site: Site,
  field: string,
  ids: readonly number[],
  now: Date,
): Promise<Finding[]> {
  if (ids.length === 0) return []
  const { docs } = await staff.payload.find({
    collection: 'offers',
    ...asUser(staff),
    limit: ids.length,
    pagination: false,
    select: { title: true, visible: true, start: true, expiry: true, _status: true },
    where: { and: [{ id: { in: [...ids] } }, { site: { equals: site.id } }] },
  })
  return ids.flatMap((id): Finding[] => {
    const offer = docs.find((one) => one.id === id)
    if (!offer) return [{ kind: 'expired', field, message: 'An offer that was chosen is no longer there.' }]
    const reason = findOfferFault(offer, now)
    return reason ? [{ kind: 'expired', field, message: `The offer "${offer.title}" is left out: ${reason}.` }] : []
  })
}

function findOfferFault(
  { visible, start, expiry, _status }: Pick<OfferDocument, 'visible' | 'start' | 'expiry' | '_status'>,
  now: Date,
): string | null {
  if (_status !== 'published') return 'it is not published'
  if (!visible) return 'it is not visible'
  if (expiry && new Date(expiry) <= now) return 'it has ended'
  // Its link may lead to a page that the site does not have.
  return start && new Date(start) > now ? null : 'shoppers do not see it'
}

/** The field with the tiles of a block that leaves out those which lead to an empty list. */
const TILES: Readonly<Record<string, string>> = { heroBanner: 'featureLinks', callToActionGrid: 'tiles' }

async function checkTiles(site: Site, field: string, tiles: unknown, now: Date): Promise<Finding[]> {
  if (!Array.isArray(tiles)) return []
  const found = tiles.map(async (tile: { title?: unknown; link?: unknown }, index): Promise<Finding[]> => {
    const missing = typeof tile?.link === 'string' ? await findEmptyList(site, tile.link, now) : null
    const message = `"${tile?.title ?? ''}" stays off the page: ${missing}.`
    return missing ? [{ kind: 'emptySection', field: `${field}.${index}.link`, message }] : []
  })
  return (await Promise.all(found)).flat()
}

function checkDates(collection: CheckedCollection, data: Record<string, unknown>, now: Date): Finding[] {
  const dateOf = (name: string) => (typeof data[name] === 'string' && data[name] ? String(data[name]) : null)
  const noun = { offers: 'offer', promoCards: 'card', promoTiles: 'tile' }[collection as string]
  if (noun) return checkExpiry({ expiry: dateOf('expiry'), field: 'expiry', noun }, now)
  if (collection === 'pages') return checkExpiry({ expiry: dateOf('expiresAt'), field: 'expiresAt', noun: 'page' }, now)
  return []
}
