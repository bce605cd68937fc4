import type { DashboardConfig } from 'payload'
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
