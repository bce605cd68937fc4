import type { CollectionAfterReadHook, DashboardConfig, Payload } from 'payload'
import { hasRole } from './access/roles'

type Layout = Exclude<NonNullable<DashboardConfig['defaultLayout']>, (...args: never[]) => unknown>

const BEGINNING: Layout = [
  { widgetSlug: 'today', width: 'medium' },
  { widgetSlug: 'recentPages', width: 'medium' },
  { widgetSlug: 'whatToChange', width: 'full' },
]

/** The default dashboard of the user's role, until they save their own layout. */
export function getDefaultDashboard(user: unknown): Layout {
  if (hasRole(user, 'leadsOnly'))
    return [
      { widgetSlug: 'leadsWaiting', width: 'medium' },
      { widgetSlug: 'leadDelivery', width: 'medium' },
    ]
  if (hasRole(user, 'siteAuthor'))
    return [...BEGINNING, { widgetSlug: 'thisWeek', width: 'medium' }, { widgetSlug: 'stockToFix', width: 'medium' }]
  return [
    ...BEGINNING,
    { widgetSlug: 'figures', width: 'full' },
    { widgetSlug: 'leadsWaiting', width: 'medium' },
    { widgetSlug: 'leadDelivery', width: 'medium' },
    { widgetSlug: 'stockToFix', width: 'medium' },
    { widgetSlug: 'shopperInterest', width: 'medium' },
    { widgetSlug: 'thisWeek', width: 'medium' },
  ]
}

/** Key of Payload's preferences for a user's saved layout. */
const PREFERENCE_KEY = 'dashboard-layout'

/** When cards were added after the first release (ISO 8601). Add a line with each new card. */
export const CARD_ADDED_AT: Readonly<Record<string, string>> = {
  leadDelivery: '2026-11-22T00:00:00.000Z',
  shopperInterest: '2026-11-24T00:00:00.000Z',
  today: '2026-11-25T16:00:00.000Z',
  recentPages: '2026-11-25T16:00:00.000Z',
  whatToChange: '2026-11-25T16:00:00.000Z',
  figures: '2026-11-25T19:00:00.000Z',
}

/** Payload's list of all collections, which the navigation has too. */
const LIST_OF_COLLECTIONS = 'collections'

interface SavedCard {
  /** the widget slug, a hyphen and a unique suffix */
  id: string
}

const getWidgetSlug = ({ id }: SavedCard) => id.slice(0, id.lastIndexOf('-'))

/**
 * Adds the role's cards that are newer than the user's saved layout, first, and drops cards that no longer exist and the list of
 * collections. Cards that the user removed stay removed.
 */
export function addNewCards<Card extends SavedCard>(
  saved: readonly Card[],
  savedAt: string,
  {
    roleLayout,
    known,
    since = CARD_ADDED_AT,
  }: { roleLayout: Layout; known: readonly string[]; since?: typeof CARD_ADDED_AT },
): (Card | (SavedCard & { width: string; maxWidth: string; minWidth: string }))[] {
  const existing = saved.filter((card) => {
    const slug = getWidgetSlug(card)
    return slug !== LIST_OF_COLLECTIONS && known.includes(slug)
  })
  const added = roleLayout.flatMap(({ widgetSlug, width = 'medium' }) => {
    const addedAt = since[widgetSlug]
    const isNew =
      addedAt !== undefined && addedAt > savedAt && !existing.some((card) => getWidgetSlug(card) === widgetSlug)
    return isNew ? [{ id: `${widgetSlug}-new`, width, maxWidth: 'full', minWidth: 'x-small' }] : []
  })
  return [...added, ...existing]
}

const insertNewCards: CollectionAfterReadHook = async ({ doc, req }) => {
  if (doc?.key !== PREFERENCE_KEY || !Array.isArray(doc.value?.layouts)) return doc
  const { relationTo, value } = doc.user ?? {}
  const id = typeof value === 'object' ? value?.id : value
  if (relationTo !== 'users' || id == null) return doc
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  const known = (req.payload.config.admin.dashboard?.widgets ?? []).map(({ slug }) => slug)
  const layouts = addNewCards(doc.value.layouts, doc.updatedAt, { roleLayout: getDefaultDashboard(user), known })
  return { ...doc, value: { ...doc.value, layouts } }
}

/** Adds the hook to Payload's preferences collection after init, since the config has no option for it. */
export function installNewCardsHook({ collections }: Payload): void {
  const { hooks } = collections['payload-preferences'].config
  if (!hooks.afterRead?.includes(insertNewCards)) hooks.afterRead = [...(hooks.afterRead ?? []), insertNewCards]
}
