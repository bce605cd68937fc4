import 'server-only'
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { isNull } from 'drizzle-orm/sql/expressions'
import { publishingKindOf, publishingRight, toPublishingRules } from '../../domain/releases/publishingRights'
import { approvals, releases, releases_rels, sites as sitesTable } from '../../server/database/tables.generated'
import type { LeadStaff } from '../leadInbox/leadStaff'
import type { TodayTask } from './todayTask'

/** Requests that are named each; of more, their number is told. */
const MAX_NAMED = 5
/** Requests and sites that are looked at. */
const MAX_READ = 200
const MAX_SITES = 50
/** Days for which a returned draft is on the dashboard of whoever asked. */
const RETURNED_DAYS = 30
/** The same of what was approved. */
const APPROVED_DAYS = 7

const formOf = ({ collection, document }: { collection: string; document: unknown }) =>
  `/admin/collections/${collection}/${document}`

/** Drafts and releases that the user may approve on these sites, and what others returned to the user or approved. */
export async function listApprovals({ payload, user }: LeadStaff, sites: readonly number[]): Promise<TodayTask[]> {
  if (sites.length === 0 || user.role === 'leadsOnly') return []
  const db = payload.db.drizzle
  const columns = { collection: approvals.collection, document: approvals.document, title: approvals.title }
  const newer = sql`exists (select from ${approvals} newer where newer.collection = ${approvals.collection}
    and newer.document = ${approvals.document} and newer.id > ${approvals.id})`
  const since = (days: number) => new Date(Date.now() - days * 86_400_000)
  const [asked, decided] = await Promise.all([
    db
      .select({ ...columns, site: approvals.site })
      .from(approvals)
      .where(
        and(
          inArray(approvals.site, sites.slice(0, MAX_SITES)),
          eq(approvals.state, 'asked'),
          or(isNull(approvals.askedBy), ne(approvals.askedBy, Number(user.id))),
        ),
      )
      .orderBy(approvals.id)
      .limit(MAX_READ),
    db
      .select({ ...columns, state: approvals.state, decidedBy: approvals.decidedByName })
      .from(approvals)
      .where(
        and(
          eq(approvals.askedBy, Number(user.id)),
          or(
            and(eq(approvals.state, 'returned'), gt(approvals.updatedAt, since(RETURNED_DAYS))),
            and(eq(approvals.state, 'approved'), gt(approvals.decidedAt, since(APPROVED_DAYS))),
          ),
          sql`not ${newer}`,
        ),
      )
      .orderBy(desc(approvals.id))
      .limit(MAX_NAMED),
  ])
  const rules = await readRules(payload, [...new Set(asked.map(({ site }) => site))])
  const mine = asked.filter(({ collection, site }) => {
    const kind = publishingKindOf(collection)
    const publishers = kind ? (rules.get(site)?.[kind] ?? 'editors') : 'editors'
    return publishingRight(user.role, publishers) === 'publish'
  })
  const named = mine.slice(0, MAX_NAMED).map(
    (approval): TodayTask => ({
      count: null,
      text: `“${approval.title}” waits for your approval`,
      href: formOf(approval),
      isUrgent: true,
    }),
  )
  const rest = mine.length - named.length
  return [
    ...named,
    ...(rest > 0
      ? [{ count: rest, text: 'more drafts to approve', href: formOf(mine[MAX_NAMED]!), isUrgent: true }]
      : []),
    ...decided.map((approval): TodayTask => {
      const isReturned = approval.state === 'returned'
      return {
        count: null,
        text: isReturned
          ? `“${approval.title}” was returned to you`
          : `“${approval.title}” was approved by ${approval.decidedBy}`,
        href: formOf(approval),
        isUrgent: isReturned,
      }
    }),
  ]
}

async function readRules(payload: LeadStaff['payload'], ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ReturnType<typeof toPublishingRules>>()
  const rows = await payload.db.drizzle
    .select({
      id: sitesTable.id,
      articles: sitesTable.publishing_articles,
      promotions: sitesTable.publishing_promotions,
      menus: sitesTable.publishing_menus,
      places: sitesTable.publishing_places,
      models: sitesTable.publishing_models,
    })
    .from(sitesTable)
    .where(inArray(sitesTable.id, [...ids]))
  return new Map(rows.map(({ id, ...stored }) => [id, toPublishingRules(stored)]))
}

/** Releases of these sites that published nothing. */
export async function listFailedReleases({ payload, user }: LeadStaff, sites: readonly number[]): Promise<TodayTask[]> {
  if (sites.length === 0 || user.role === 'leadsOnly') return []
  const failed = await payload.db.drizzle
    .selectDistinct({ id: releases.id, name: releases.name })
    .from(releases)
    .innerJoin(releases_rels, eq(releases_rels.parent, releases.id))
    .where(and(eq(releases.state, 'failed'), inArray(releases_rels.sitesID, sites.slice(0, MAX_SITES))))
    .orderBy(releases.id)
    .limit(MAX_NAMED)
  return failed.map(({ id, name }) => ({
    count: null,
    text: `The release ${name} was not published`,
    href: `/admin/collections/releases/${id}`,
    isUrgent: true,
  }))
}
