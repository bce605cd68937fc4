import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isUnsubscribeLink } from '@/data/enquiry/unsubscribeLink'
import { findSiteByHost } from '@/data/site/sites'
import { UnsubscribeView } from '@/site/pages/UnsubscribeView'
import { NotFound } from '../../NotFound'

interface UnsubscribeRouteProps {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<{ done?: string }>
}

export const metadata: Metadata = {
  title: 'News and offers',
  robots: { index: false, follow: false },
  // The address goes to no other site, and the form's own request still names its origin.
  referrer: 'same-origin',
}

/** Asks before it opts out, because mail scanners open links. Its token is the only access control. */
export default async function UnsubscribeRoute({ params, searchParams }: UnsubscribeRouteProps) {
  const { host, token } = await params
  const { done } = await searchParams
  const site = await findSiteByHost(host)
  if (!site) notFound()
  if (!isUnsubscribeLink(token)) return <NotFound site={site} />
  return <UnsubscribeView site={site} token={token} done={done === '1'} />
}
