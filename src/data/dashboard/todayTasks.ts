import 'server-only'
import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { isNull } from 'drizzle-orm/sql/expressions'
import type { Where } from 'payload'
import { AUTOSAVED_COLLECTIONS, begunDocuments } from '../../domain/emptyDrafts'
import { limitedCount } from '../../server/database/limitTotals'
import { feed_runs, stock_feeds } from '../../server/database/tables.generated'
import { mayRead } from '../find/findStaff'
import { asUser, type LeadStaff, onSite } from '../leadInbox/leadStaff'
import { NEW_LEADS } from '../leadInbox/newLeads'
import { countBrokenLinks as countBroken } from '../links/brokenLinks'
import { listMissingFacts } from '../site/missingFacts'
import { findSiteById } from '../site/sites'
import { listStaffSites } from '../site/staffSites'
import { listPublishedProblems } from './publishedProblems'
import type { TodayTask } from './todayTask'
import { listApprovals, listFailedReleases } from './waitingApprovals'

const WEEK_MS = 7 * 24 * 3_600_000

/** Feeds with a fault that are named; the list of runs has the rest. */
const MAX_FEEDS = 3
/** A page that nobody has changed for this time may say what is no longer so. */
const STALE_MS = 365 * 24 * 3_600_000
/** Sites whose feeds are looked at. */
const MAX_SITES = 50

/**
 * What needs doing today on the selected site, or on all of the user's: drafts to approve, what went live with new problems, new leads, deliveries and feeds that failed, facts that shoppers miss, drafts to
 * publish, offers that end within seven days, links that lead nowhere, and pages that were not changed for a year. Only what there is, and only what the user may read.
 */
export async function listTodayTasks(staff: LeadStaff, now: Date): Promise<TodayTask[]> {
  const ids = (await listStaffSites(staff.payload, staff.user)).map(({ id }) => id)
  const sites = staff.site === null ? ids : ids.filter((id) => id === staff.site)
  const tasks = await Promise.all([
    listApprovals(staff, sites),
    listFailedReleases(staff, sites),
    listPublishedProblems(staff, sites),
    countNewLeads(staff),
    countFailedDeliveries(staff),
    listFeedFaults(staff, sites),
    listFacts(staff, sites, now),
    countDrafts(staff),
    countEndingOffers(staff, now),
    countBrokenLinks(staff, sites),
    countStalePages(staff, now),
  ])
  return tasks.flat()
}

async function countNewLeads(staff: LeadStaff): Promise<TodayTask[]> {
  if (!(await mayRead(staff, 'leads'))) return []
  const { totalDocs } = await staff.payload.count({
    collection: 'leads',
    ...asUser(staff),
    context: limitedCount(),
    where: onSite(staff, ...NEW_LEADS),
  })
  return task(totalDocs, ['new lead to answer', 'new leads to answer'], '/admin/inbox?status=new', true)
}

/** Deliveries of leads that are no longer retried: nobody gets them until somebody resends them. */
async function countFailedDeliveries(staff: LeadStaff): Promise<TodayTask[]> {
  if (!(await mayRead(staff, 'leadDeliveries'))) return []
  const { totalDocs } = await staff.payload.count({
    collection: 'leadDeliveries',
    ...asUser(staff),
    context: limitedCount(),
    where: onSite(staff, { status: { equals: 'dead' } }),
  })
  return task(totalDocs, ['lead delivery failed', 'lead deliveries failed'], '/admin/delivery-health', true)
}

/** Feeds whose last import failed, by name. */
async function listFeedFaults(staff: LeadStaff, sites: readonly number[]): Promise<TodayTask[]> {
  if (sites.length === 0 || !(await mayRead(staff, 'stockFeeds'))) return []
  const db = staff.payload.db.drizzle
  const last = db
    .select({ status: feed_runs.status })
    .from(feed_runs)
    .where(and(eq(feed_runs.feed, stock_feeds.id), or(isNull(feed_runs.dryRun), ne(feed_runs.dryRun, true))))
    .orderBy(desc(feed_runs.createdAt))
    .limit(1)
    .as('last')
  const failed = await db
    .select({ id: stock_feeds.id, name: stock_feeds.name })
    .from(stock_feeds)
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        inArray(stock_feeds.site, sites.slice(0, MAX_SITES)),
        inArray(last.status, ['failed', 'stopped', 'interrupted']),
      ),
    )
    .limit(MAX_FEEDS)
  return failed.map(({ id, name }) => ({
    count: null,
    text: `The last import of ${name} failed`,
    href: `/admin/collections/stockFeeds/${id}`,
    isUrgent: true,
  }))
}

/** Facts that shoppers miss, for one site: for several they would be a list without an end. */
async function listFacts(staff: LeadStaff, sites: readonly number[], now: Date): Promise<TodayTask[]> {
  if (sites.length !== 1 || !(await mayRead(staff, 'pages'))) return []
  const site = await findSiteById(sites[0]!)
  const facts = site ? await listMissingFacts(site, now) : []
  return facts.map(({ reason, collection }) => ({
    count: null,
    text: `On the website ${reason}`,
    href: `/admin/collections/${collection}`,
    isUrgent: false,
  }))
}

async function countDrafts(staff: LeadStaff): Promise<TodayTask[]> {
  const counts = await Promise.all(
    AUTOSAVED_COLLECTIONS.map(async (collection) => {
      if (!(await mayRead(staff, collection))) return []
      const site: Where[] = staff.site === null ? [] : [{ 'version.site': { equals: staff.site } }]
      const { totalDocs } = await staff.payload.countVersions({
        collection,
        ...asUser(staff),
        context: limitedCount(),
        where: {
          and: [
            ...site,
            { latest: { equals: true } },
            { 'version._status': { equals: 'draft' } },
            begunDocuments(collection, 'version.'),
          ],
        },
      })
      const names = {
        pages: ['page', 'pages'],
        posts: ['post', 'posts'],
        layouts: ['page layout', 'page layouts'],
        sections: ['saved section', 'saved sections'],
      } as const
      const [one, many] = names[collection]
      return task(
        totalDocs,
        [`${one} with changes that are not published`, `${many} with changes that are not published`],
        `/admin/collections/${collection}?where[or][0][and][0][_status][equals]=draft`,
      )
    }),
  )
  return counts.flat()
}

async function countEndingOffers(staff: LeadStaff, now: Date): Promise<TodayTask[]> {
  if (!(await mayRead(staff, 'offers'))) return []
  const until = new Date(now.getTime() + WEEK_MS).toISOString()
  const { totalDocs } = await staff.payload.count({
    collection: 'offers',
    ...asUser(staff),
    context: limitedCount(),
    where: onSite(
      staff,
      { visible: { equals: true } },
      { expiry: { greater_than: now.toISOString() } },
      { expiry: { less_than: until } },
    ),
  })
  const query = new URLSearchParams({
    'where[or][0][and][0][expiry][greater_than]': now.toISOString(),
    'where[or][0][and][1][expiry][less_than]': until,
  })
  return task(totalDocs, ['offer ends within 7 days', 'offers end within 7 days'], `/admin/collections/offers?${query}`)
}

/** Links that the last nightly check found broken. */
async function countBrokenLinks(staff: LeadStaff, sites: readonly number[]): Promise<TodayTask[]> {
  if (!(await mayRead(staff, 'redirects'))) return []
  const count = await countBroken(staff.payload, sites)
  return task(count, ['link leads nowhere', 'links lead nowhere'], '/admin/links')
}

/** Published pages that were not changed for a year. */
async function countStalePages(staff: LeadStaff, now: Date): Promise<TodayTask[]> {
  if (!(await mayRead(staff, 'pages'))) return []
  const before = new Date(now.getTime() - STALE_MS).toISOString()
  const { totalDocs } = await staff.payload.count({
    collection: 'pages',
    ...asUser(staff),
    context: limitedCount(),
    where: onSite(staff, { _status: { equals: 'published' } }, { updatedAt: { less_than: before } }),
  })
  const query = new URLSearchParams({
    'where[or][0][and][0][updatedAt][less_than]': before,
    'where[or][0][and][1][_status][equals]': 'published',
    sort: 'updatedAt',
  })
  return task(
    totalDocs,
    ['page was not changed for a year', 'pages were not changed for a year'],
    `/admin/collections/pages?${query}`,
  )
}

const task = (count: number, [one, many]: readonly [string, string], href: string, isUrgent = false): TodayTask[] =>
  count === 0 ? [] : [{ count, text: count === 1 ? one : many, href, isUrgent }]
