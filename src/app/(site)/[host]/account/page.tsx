import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getAccountRecords } from '@/data/shoppers/accountRecords'
import { countOtherBrowsers, findShopperOfPage } from '@/data/shoppers/currentShopper'
import { findSiteByHost } from '@/data/site/sites'
import { signInLink } from '@/domain/site/signIn'
import { hasAccounts } from '@/domain/site/signInGates'
import { sendsTexts } from '@/server/shoppers/sendsTexts'
import { AccountView } from '@/site/pages/AccountView'
import { NotFound } from '../NotFound'

interface AccountRouteProps {
  params: Promise<{ host: string }>
  searchParams: Promise<{ saved?: string; error?: string }>
}

export const metadata: Metadata = { title: 'My account', robots: { index: false, follow: false } }

/** The shopper's details: to see, correct, export and delete. */
export default async function AccountRoute({ params, searchParams }: AccountRouteProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!hasAccounts(site.flags)) return <NotFound site={site} />
  const shopper = await findShopperOfPage(site)
  if (!shopper) redirect(signInLink('account', '/account', '/'))
  const { saved, error } = await searchParams
  const [others, records] = await Promise.all([countOtherBrowsers(shopper), getAccountRecords(shopper)])
  return (
    <AccountView {...{ site, shopper, ...records, others, sendsTexts: sendsTexts(), saved: saved === '1', error }} />
  )
}
