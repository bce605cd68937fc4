import 'server-only'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { documentHref } from '../../domain/find/findWords'
import { scheduled_checks } from '../../server/database/scheduledChecks'
import { asUser, type LeadStaff } from '../leadInbox/leadStaff'
import type { TodayTask } from './todayTask'

/** Documents that are named, and problems of them. */
const MAX_DOCUMENTS = 5
const MAX_NAMED = 5
/** Sites that are looked at. */
const MAX_SITES = 50

/** What has come up in documents between the user's schedule and their publication, until somebody publishes them anew. */
export async function listPublishedProblems(staff: LeadStaff, sites: readonly number[]): Promise<TodayTask[]> {
  if (sites.length === 0) return []
  const { payload, user } = staff
  const checks = await payload.db.drizzle
    .select()
    .from(scheduled_checks)
    .where(
      and(
        eq(scheduled_checks.user, Number(user.id)),
        inArray(scheduled_checks.site, sites.slice(0, MAX_SITES)),
        isNotNull(scheduled_checks.problems),
      ),
    )
    .orderBy(desc(scheduled_checks.at))
    .limit(MAX_DOCUMENTS)
  const tasks = await Promise.all(
    checks.map(async ({ collection, document, title, problems, checked_at }): Promise<TodayTask[]> => {
      const options = { collection: collection as CollectionSlug, id: document, disableErrors: true } as const
      const live = (await payload.findByID({ ...options, ...asUser(staff) })) as { updatedAt?: string } | null
      if (!live || !checked_at || Date.parse(live.updatedAt ?? '') > checked_at.getTime()) return []
      return (problems ?? []).map(({ message, field }) => ({
        count: null,
        text: `“${title}” went live. New since you scheduled it: ${message}`,
        href: documentHref(collection, document, field),
        isUrgent: true,
      }))
    }),
  )
  return tasks.flat().slice(0, MAX_NAMED)
}
