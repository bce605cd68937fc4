import type { SanitizedPermissions, ServerProps } from 'payload'
import { mayMakeCampaigns } from '@/domain/campaigns/newCampaign'
import { privacyRights } from '@/domain/privacy/privacyRights'
import { mayReadReports } from '@/domain/reports/reportRoles'

/** A link of the navigation. */
export interface NavigationLink {
  label: string
  href: string
}

/** The links of one job, such as "Stock". */
export interface NavigationGroup {
  label: string
  /** shown open until the user closes it */
  isOpen: boolean
  links: NavigationLink[]
}

interface View extends NavigationLink {
  isAllowed: (user: { role?: string | null }, permissions: SanitizedPermissions) => boolean
}

type Entry = string | View | { collection: string; label: string }

const maySetUpSites: View['isAllowed'] = (_, { collections }) => Boolean(collections?.sites?.update)

const INBOX: View = {
  label: 'Inbox',
  href: '/admin/inbox',
  isAllowed: (_, { collections }) => Boolean(collections?.leads?.read),
}

/** The navigation by job. A name is a collection's slug; collections that no job names are under Advanced. */
const JOBS: readonly { label: string; isOpen: boolean; entries: readonly Entry[] }[] = [
  {
    label: 'Pages',
    isOpen: true,
    entries: [
      ...['pages', 'posts', 'sections', 'menus', 'media', 'releases'],
      {
        label: 'Calendar',
        href: '/admin/calendar',
        isAllowed: (_, { collections }) => Boolean(collections?.pages?.read),
      },
    ],
  },
  { label: 'Stock', isOpen: true, entries: ['cars', 'models', 'stockFeeds'] },
  {
    label: 'Leads',
    isOpen: true,
    entries: [
      INBOX,
      ...['bookings', 'holds', 'payments', 'shoppers'],
      {
        label: 'Privacy desk',
        href: '/admin/privacy',
        isAllowed: ({ role }, { collections }) =>
          Boolean(collections?.leads?.read) && privacyRights(role as never).find,
      },
    ],
  },
  { label: 'Locations', isOpen: false, entries: ['locations', 'hoursWording', 'reviews'] },
  {
    label: 'Offers',
    isOpen: false,
    entries: [
      { label: 'New campaign', href: '/admin/new-campaign', isAllowed: ({ role }) => mayMakeCampaigns(role) },
      ...['offers', 'promoCards', 'promoTiles'],
    ],
  },
  {
    label: 'Look',
    isOpen: false,
    entries: [{ collection: 'sites', label: 'Colours, fonts and logo' }, 'layouts'],
  },
  {
    label: 'Reports',
    isOpen: false,
    entries: [
      { label: 'Figures', href: '/admin/reports', isAllowed: ({ role }) => mayReadReports(role) },
      'campaignCosts',
      {
        label: 'Delivery health',
        href: '/admin/delivery-health',
        isAllowed: (_, { collections }) => Boolean(collections?.leadDeliveries?.read),
      },
      {
        label: 'Broken links',
        href: '/admin/links',
        isAllowed: (_, { collections }) => Boolean(collections?.redirects?.read),
      },
      {
        label: 'History',
        href: '/admin/history',
        isAllowed: ({ role }) => role === 'superAdmin' || role === 'groupManager',
      },
      'feedRuns',
    ],
  },
  {
    label: 'Settings',
    isOpen: false,
    entries: [
      { label: 'Features and wording', href: '/admin/settings', isAllowed: maySetUpSites },
      { label: 'Launch', href: '/admin/launch', isAllowed: maySetUpSites },
      ...['leadRoutes', 'tags', 'financeProviders', 'users', 'groups'],
    ],
  },
]

const ADVANCED = 'Advanced'

type NavigationProps = Pick<ServerProps, 'payload' | 'permissions' | 'user' | 'visibleEntities'>

/** The navigation of a user: what their role may read, by job. Empty without a user. */
export function listNavigation({ payload, permissions, user, visibleEntities }: NavigationProps): NavigationGroup[] {
  if (!user || !permissions) return []
  const isVisible = (slug: string) =>
    (visibleEntities?.collections ?? []).includes(slug as never) && Boolean(permissions.collections?.[slug]?.read)
  const link = (entry: Entry): NavigationLink[] => {
    if (typeof entry === 'object' && 'isAllowed' in entry)
      return entry.isAllowed(user as never, permissions) ? [{ label: entry.label, href: entry.href }] : []
    const slug = typeof entry === 'string' ? entry : entry.collection
    if (!isVisible(slug)) return []
    const label = typeof entry === 'string' ? pluralOf(payload, slug) : entry.label
    return [{ label, href: `/admin/collections/${slug}` }]
  }
  const groups = JOBS.map(({ label, isOpen, entries }) => ({ label, isOpen, links: entries.flatMap(link) }))
  const named = new Set(
    JOBS.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        typeof entry === 'string' ? [entry] : 'collection' in entry ? [entry.collection] : [],
      ),
    ),
  )
  const others = payload.config.collections.filter(({ slug, admin }) => !named.has(slug) && admin.group !== false)
  const advanced = { label: ADVANCED, isOpen: false, links: others.flatMap(({ slug }) => link(slug)) }
  return [...groups, advanced].filter(({ links }) => links.length > 0)
}

const pluralOf = (payload: ServerProps['payload'], slug: string): string =>
  String(payload.collections[slug as keyof typeof payload.collections]?.config.labels.plural ?? slug)
