import 'server-only'
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { CollectionSlug, TypedUser } from 'payload'
import { documentHref } from '../../domain/find/findWords'
import { isRefused } from '../../domain/publishCheck/publishCheck'
import { scheduled_checks } from '../../server/database/scheduledChecks'
import { asUser, type LeadStaff } from '../leadInbox/leadStaff'
import type { TodayTask } from './todayTask'

/** Documents that are named, and problems of them. */
const MAX_DOCUMENTS = 5
const MAX_NAMED = 5
const WAS_REFUSED = sql`${scheduled_checks.problems} @> '[{"kind": "refused"}]'::jsonb`
/** Sites that are looked at. */
const MAX_SITES = 50

interface Live {
  updatedAt?: string
  _status?: string
}

/** Staff who are also told what others scheduled in vain. */
const PUBLISHERS: readonly TypedUser['role'][] = ['siteEditor', 'groupManager', 'superAdmin']

/**
 * What has come up in documents between the user's schedule and their publication, and what could not be published at its time, also of
 * others: until somebody publishes them anew or sets a new time.
 */
export async function listPublishedProblems(staff: LeadStaff, sites: readonly number[]): Promise<TodayTask[]> {
  if (sites.length === 0) return []
  const { payload, user } = staff
  const checks = await payload.db.drizzle
    .select()
    .from(scheduled_checks)
    .where(
      and(
        or(eq(scheduled_checks.user, Number(user.id)), PUBLISHERS.includes(user.role) ? WAS_REFUSED : undefined),
        inArray(scheduled_checks.site, sites.slice(0, MAX_SITES)),
        isNotNull(scheduled_checks.problems),
      ),
    )
    .orderBy(desc(scheduled_checks.at))
    .limit(MAX_DOCUMENTS)
  const tasks = await Promise.all(
    checks.map(async ({ collection, document, title, problems, checked_at }): Promise<TodayTask[]> => {
      const options = { collection: collection as CollectionSlug, id: document, disableErrors: true } as const
      const live = (await payload.findByID({ ...options, ...asUser(staff) })) as Live | null
      if (!live || !checked_at) return []
      const isChanged = Date.parse(live.updatedAt ?? '') > checked_at.getTime()
      const isFailed = problems?.some(isRefused) ?? false
      // A draft is changed to mend it: it stays until it is live.
      if (isChanged && (!isFailed || live._status === 'published')) return []
      return (problems ?? []).map(({ message, field }) => ({
        count: null,
        text: isFailed
          ? `“${title}” was not ${live._status === 'published' ? 'changed' : 'published'} when it was due. ${message}`
          : `“${title}” went live. New since you scheduled it: ${message}`,
        href: documentHref(collection, document, field),
        isUrgent: true,
      }))
    }),
  )
  return tasks.flat().slice(0, MAX_NAMED)
}
