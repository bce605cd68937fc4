import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findAlertsOfToken } from '@/data/alerts/alertSettings'
import { findSiteByHost } from '@/data/site/sites'
import { AlertsView, ConfirmSearchView } from '@/site/pages/AlertsView'
import { NotFound } from '../../NotFound'

interface AlertsRouteProps {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<{ done?: string }>
}

export const metadata: Metadata = {
  title: 'Your alerts',
  robots: { index: false, follow: false },
  // The address goes to no other site, and the forms' own requests still name their origin.
  referrer: 'same-origin',
}

/** What an address gets by email. The token of the link, which only its mailbox has, is the access control. */
export default async function AlertsRoute({ params, searchParams }: AlertsRouteProps) {
  const { host, token } = await params
  const { done } = await searchParams
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const found = await findAlertsOfToken(site, token)
  if (!found) return <NotFound site={site} />
  if ('search' in found) return <ConfirmSearchView {...{ site, token, search: found.search }} />
  return <AlertsView {...{ site, token, alerts: found.alerts, done: typeof done === 'string' ? done : null }} />
}
