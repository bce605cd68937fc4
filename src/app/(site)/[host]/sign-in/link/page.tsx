import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findLinkOwner } from '@/data/shoppers/attempts'
import { findSiteByHost } from '@/data/site/sites'
import { hasAccounts } from '@/domain/site/signInGates'
import { SignInLinkView } from '@/site/pages/SignInLinkView'
import { NotFound } from '../../NotFound'

interface SignInLinkRouteProps {
  params: Promise<{ host: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

export const metadata: Metadata = {
  title: 'Sign in',
  robots: { index: false, follow: false },
  // The address goes to no other site, and the form's own request still names its origin.
  referrer: 'same-origin',
}

/** Asks before it signs in, because mail scanners open links, and names the account: the link may be somebody else's. */
export default async function SignInLinkRoute({ params, searchParams }: SignInLinkRouteProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!hasAccounts(site.flags)) return <NotFound site={site} />
  const { token } = await searchParams
  const link = typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : null
  const owner = link && (await findLinkOwner(site.id, link))
  return <SignInLinkView site={site} link={link} owner={owner} />
}
