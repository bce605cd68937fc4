import type { CollectionAfterReadHook, DashboardConfig, Payload } from 'payload'
import { hasRole } from './access/roles'

type Layout = Exclude<NonNullable<DashboardConfig['defaultLayout']>, (...args: never[]) => unknown>

/** The dashboard that a role meets first, until the user arranges their own: only cards that have something to say to it. */
export function dashboardFor(user: unknown): Layout {
  if (hasRole(user, 'leadsOnly'))
    return [
      { widgetSlug: 'leadsWaiting', width: 'medium' },
      { widgetSlug: 'leadDelivery', width: 'medium' },
    ]
  if (hasRole(user, 'siteAuthor'))
    return [
      { widgetSlug: 'thisWeek', width: 'medium' },
      { widgetSlug: 'stockToMend', width: 'medium' },
      { widgetSlug: 'collections', width: 'full' },
    ]
  return [
    { widgetSlug: 'leadsWaiting', width: 'medium' },
    { widgetSlug: 'leadDelivery', width: 'medium' },
    { widgetSlug: 'stockToMend', width: 'medium' },
    { widgetSlug: 'thisWeek', width: 'medium' },
    { widgetSlug: 'collections', width: 'full' },
  ]
}

/** Key of Payload's preferences under which a user's own arrangement is kept. */
const ARRANGEMENT = 'dashboard-layout'

/** Cards that were not there from the first, and when they came (ISO 8601). Add a line with a new card. */
export const CARDS_SINCE: Readonly<Record<string, string>> = {
  leadDelivery: '2026-11-22T00:00:00.000Z',
}

interface Arranged {
  /** the card's slug, a hyphen, and what makes it unique */
  id: string
}

const slugOf = ({ id }: Arranged) => id.slice(0, id.lastIndexOf('-'))

/**
 * A user's arrangement with the cards of their role that came after it was saved, before the list of collections; cards
 * that are no more leave it. What the user took away stays away.
 */
export function withNewCards<Card extends Arranged>(
  arranged: readonly Card[],
  savedAt: string,
  { ofRole, known, since = CARDS_SINCE }: { ofRole: Layout; known: readonly string[]; since?: typeof CARDS_SINCE },
): (Card | (Arranged & { width: string; maxWidth: string; minWidth: string }))[] {
  const kept = arranged.filter((card) => known.includes(slugOf(card)))
  const fresh = ofRole.flatMap(({ widgetSlug, width = 'medium' }) => {
    const came = since[widgetSlug]
    const isNew = came !== undefined && came > savedAt && !kept.some((card) => slugOf(card) === widgetSlug)
    return isNew ? [{ id: `${widgetSlug}-new`, width, maxWidth: 'full', minWidth: 'x-small' }] : []
  })
  const list = kept.findIndex((card) => slugOf(card) === 'collections')
  const at = list < 0 ? kept.length : list
  return [...kept.slice(0, at), ...fresh, ...kept.slice(at)]
}

const meetsNewCards: CollectionAfterReadHook = async ({ doc, req }) => {
  if (doc?.key !== ARRANGEMENT || !Array.isArray(doc.value?.layouts)) return doc
  const { relationTo, value } = doc.user ?? {}
  const id = typeof value === 'object' ? value?.id : value
  if (relationTo !== 'users' || id == null) return doc
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  const known = (req.payload.config.admin.dashboard?.widgets ?? []).map(({ slug }) => slug)
  const layouts = withNewCards(doc.value.layouts, doc.updatedAt, { ofRole: dashboardFor(user), known })
  return { ...doc, value: { ...doc.value, layouts } }
}

/** Adds that to Payload's own collection of preferences once it is made, which no configuration reaches. */
export function showNewCards({ collections }: Payload): void {
  const { hooks } = collections['payload-preferences'].config
  if (!hooks.afterRead?.includes(meetsNewCards)) hooks.afterRead = [...(hooks.afterRead ?? []), meetsNewCards]
}
