import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect as sendTo } from 'next/navigation'
import { findSentTo } from '@/data/shoppers/attempts'
import { findShopperOfPage } from '@/data/shoppers/currentShopper'
import { findSiteByHost } from '@/data/site/sites'
import { codeChannels } from '@/domain/shoppers/codeChannels'
import { addressError } from '@/domain/shoppers/shopperAddress'
import { signInErrorMessage } from '@/domain/shoppers/signInErrors'
import { parseSignInType, sitePath } from '@/domain/site/signIn'
import { hasAccounts } from '@/domain/site/signInGates'
import { sendsTexts } from '@/server/shoppers/sendsTexts'
import { ATTEMPT_COOKIE } from '@/server/shoppers/shopperCookies'
import { buildMetadata } from '@/site/metadata/buildMetadata'
import { SignInView } from '@/site/pages/SignInView'
import { NotFound } from '../NotFound'

type Query = Partial<Record<'type' | 'redirect' | 'back' | 'step' | 'error' | 'attach', string | string[]>>

interface SignInRouteProps {
  params: Promise<{ host: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: SignInRouteProps): Promise<Metadata> {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  const page = { title: `Sign in | ${site.name}`, description: undefined, path: '/sign-in', picture: null }
  return { ...buildMetadata(site, page), robots: { index: false, follow: false } }
}

/** Signs a shopper in and leads on to what they want (FAV-05); one who is signed in goes there at once. */
export default async function SignInRoute({ params, searchParams }: SignInRouteProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!hasAccounts(site.flags)) return <NotFound site={site} />
  const query = await searchParams
  const type = parseSignInType(query.type)
  const redirect = sitePath(query.redirect)
  const shopper = await findShopperOfPage(site)
  const attaches = shopper !== null && (query.attach === '1' || (type === 'watchlist' && !shopper.phone))
  if (shopper && !attaches) sendTo(redirect)
  const sentTo = query.step === 'code' ? await findSentTo(site.id, (await cookies()).get(ATTEMPT_COOKIE)?.value) : null
  const error =
    query.error === 'address' ? addressError(codeChannels(type, sendsTexts())) : signInErrorMessage(query.error)
  return (
    <SignInView
      form={{ type, redirect, back: sitePath(query.back), sendsTexts: sendsTexts(), attaches, sentTo, error }}
    />
  )
}
