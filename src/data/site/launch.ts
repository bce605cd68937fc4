import 'server-only'
import type { Payload, TypedUser, Where } from 'payload'
import { validateThemeContrast } from '../../domain/site/contrast'
import { internalLinks } from '../../domain/site/internalLinks'
import { type LaunchFacts, type LaunchLocation, LEGAL_PATHS, launchSteps } from '../../domain/site/launch'
import type { SiteTemplateName } from '../../domain/site/siteTemplate'
import type { Location as LocationDocument, Site as SiteDocument } from '../../payload-types'
import { lookUpDomain } from '../../providers/domainLookup/lookUpDomain'
import { loadLeadRouting } from '../enquiry/loadLeadRouting'
import { statesFees } from '../fromPayload/finance'
import { populated } from '../fromPayload/relation'
import { isShownOn, requestPaths } from './deadPaths'
import { countListedCars } from './sitemap'
import { findSiteById, hasLocalHosts } from './sites'

/** Host names looked up for one checklist. */
const MAX_DOMAINS = 5

const isPublished: Where = { _status: { equals: 'published' } }

/** A site as staff who may change it see it; null for everybody else. */
export async function findLaunchSite(payload: Payload, user: TypedUser, id: number): Promise<SiteDocument | null> {
  const rule = { payload, user } as never
  const allowed = await payload.collections.sites.config.access.update({ req: rule })
  if (allowed === false) return null
  const found = await payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    limit: 1,
    pagination: false,
    where: { and: [{ id: { equals: id } }, ...(allowed === true ? [] : [allowed])] },
  })
  return found.docs[0] ?? null
}

/** Everything that the checklist of a launch is computed from, as it is now. */
export async function getLaunchFacts(payload: Payload, document: SiteDocument): Promise<LaunchFacts> {
  const { id } = document
  const onSite = { site: { equals: id } }
  const [site, locations, routing, testLead, legalPages, feeds, users, domains] = await Promise.all([
    findSiteById(id),
    payload.find({
      collection: 'locations',
      depth: 1,
      pagination: false,
      sort: 'name',
      where: { and: [onSite, { visible: { equals: true } }, isPublished] },
    }),
    loadLeadRouting(payload, id),
    findReceivedTestLead(payload, id),
    payload.find({
      collection: 'pages',
      depth: 0,
      pagination: false,
      select: { path: true, updatedAt: true },
      where: { and: [onSite, { path: { in: [...LEGAL_PATHS] } }, isPublished] },
    }),
    payload.count({ collection: 'stockFeeds', where: onSite }),
    payload.count({ collection: 'users', where: { 'sites.site': { equals: id } } }),
    Promise.all(
      (document.domains ?? []).slice(0, MAX_DOMAINS).map(async ({ host }) => ({ host, ...(await lookUpDomain(host)) })),
    ),
  ])
  return {
    siteId: id,
    template: document.template as SiteTemplateName,
    launchedAt: document.launch?.launchedAt ?? null,
    businessNumber: document.businessNumber ?? null,
    phone: document.phone ?? null,
    hasLogo: Boolean(document.logo),
    contrastProblems: site ? validateThemeContrast(site.theme.colours) : [],
    locations: locations.docs.map((location) => toLaunchLocation(location, document.licenceNumber)),
    listedCars: site ? await countListedCars(site) : 0,
    feeds: feeds.totalDocs,
    finance: {
      isOn: document.flags?.finance ?? true,
      ratePercent: document.finance.ratePercent ?? null,
      hasFees: statesFees(document.finance),
    },
    leadRecipients: [
      ...new Set(
        routing.routes.flatMap(({ emails, adfEmails, adfUrl, webhookUrl }) => [
          ...emails,
          ...adfEmails,
          ...[adfUrl, webhookUrl].filter((url) => url !== null),
        ]),
      ),
    ],
    receivedTestLead: testLead,
    legalPages: legalPages.docs.map(({ path, updatedAt }) => ({ path, updatedAt })),
    legalReadAt: document.launch?.legalReadAt ?? null,
    domains,
    hasLocalHost: hasLocalHosts,
    users: users.totalDocs,
  }
}

const DAYS_OF_WEEK = 7

function toLaunchLocation(location: LocationDocument, siteLicence: string | null | undefined): LaunchLocation {
  const { name, address, departments, dealer_license_number: own } = location
  return {
    name,
    state: address?.state ?? null,
    hasAddress: Boolean(address?.street && address.city && address.postcode && address.lat != null),
    licenceNumber: own || populated(location.dealership)?.licenceNumber || siteLicence || null,
    // A weekday without an entry is undecided, and not closed.
    hasHours: (departments ?? []).some(
      ({ hours }) => new Set(hours?.map(({ weekday }) => weekday)).size === DAYS_OF_WEEK,
    ),
  }
}

/** The reference of the last test lead of the site that a recipient got; null if there is none. */
async function findReceivedTestLead(payload: Payload, siteId: number): Promise<string | null> {
  const found = await payload.find({
    collection: 'leadDeliveries',
    depth: 1,
    limit: 1,
    pagination: false,
    sort: '-createdAt',
    where: {
      and: [{ site: { equals: siteId } }, { status: { equals: 'delivered' } }, { 'lead.is_test': { equals: true } }],
    },
  })
  return populated(found.docs[0]?.lead)?.reference ?? null
}

/** What stops a launch besides the checklist: links that lead nowhere, prices that cannot be true, colours that cannot be read. */
export async function findLaunchProblems(payload: Payload, document: SiteDocument): Promise<string[]> {
  const onSite = { site: { equals: document.id } }
  const [pages, menus, invalidPrices, site] = await Promise.all([
    payload.find({
      collection: 'pages',
      depth: 0,
      pagination: false,
      limit: 200,
      select: { path: true, layout: true },
      where: { and: [onSite, isPublished] },
    }),
    payload.find({
      collection: 'menus',
      depth: 0,
      pagination: false,
      limit: 20,
      where: { and: [onSite, isPublished] },
    }),
    payload.find({
      collection: 'cars',
      depth: 0,
      limit: 5,
      pagination: false,
      select: { stocknum: true, price: true },
      where: {
        and: [
          onSite,
          { show_on_dealer_website: { equals: true } },
          { status: { in: ['in_stock', 'coming_soon'] } },
          { price: { less_than_equal: 0 } },
        ],
      },
    }),
    findSiteById(document.id),
  ])
  const links = internalLinks([pages.docs.map(({ layout }) => layout), menus.docs, document.links])
  const broken = await requestPaths(
    { id: document.id, host: document.domains?.[0]?.host ?? `${document.slug}.localhost` },
    site ? links.filter(isShownOn(site)) : links,
  )
  const contrast = site ? validateThemeContrast(site.theme.colours) : []
  return [
    ...broken.map(({ path, status }) => `The link ${path} leads nowhere (${status}).`),
    ...invalidPrices.docs.map(({ stocknum, price }) => `Stock number ${stocknum} has the price ${price}.`),
    ...contrast.map(({ colour, on, ratio }) => `The colour ${colour} on ${on} has a contrast of only ${ratio}:1.`),
  ]
}

export const getLaunchSteps = async (payload: Payload, document: SiteDocument) =>
  launchSteps(await getLaunchFacts(payload, document))
