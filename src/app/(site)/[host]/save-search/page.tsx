import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readSearchToSave } from '@/data/alerts/searchToSave'
import { findShopperOfPage } from '@/data/shoppers/currentShopper'
import { findSiteByHost } from '@/data/site/sites'
import { MAX_SAVED_SEARCHES } from '@/domain/alerts/savedSearch'
import { addressError } from '@/domain/shoppers/shopperAddress'
import { SaveSearchView } from '@/site/pages/SaveSearchView'
import { NotFound } from '../NotFound'

interface SaveSearchRouteProps {
  params: Promise<{ host: string }>
  searchParams: Promise<{ search?: string; done?: string; error?: string; email?: string }>
}

export const metadata: Metadata = { title: 'Save this search', robots: { index: false, follow: false } }

const ERRORS: Record<string, string> = {
  email: addressError(['email']),
  frequency: 'Choose how often we may email you.',
  full: `You have ${MAX_SAVED_SEARCHES} saved searches. Remove one first.`,
  rate: 'Too many requests. Try again in a few minutes.',
  challenge:
    'This address was asked to confirm many searches today. Save it with scripts turned on, or try again tomorrow.',
  search: 'That search cannot be saved. Choose fewer filters.',
}

/** Saves the search of `?search=`, a path of the site. */
export default async function SaveSearchRoute({ params, searchParams }: SaveSearchRouteProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!site.flags.searchAlerts) return <NotFound site={site} />
  const { search: from, done, error, email } = await searchParams
  const [search, shopper] = await Promise.all([
    readSearchToSave(site, typeof from === 'string' ? from : '/search', new Date()),
    findShopperOfPage(site),
  ])
  if (!search) return <NotFound site={site} />
  return (
    <SaveSearchView
      {...{ site, search }}
      email={shopper?.email ?? null}
      typedEmail={typeof email === 'string' ? email : ''}
      done={done === 'saved' || done === 'confirm' ? done : null}
      error={typeof error === 'string' && Object.hasOwn(ERRORS, error) ? (ERRORS[error] ?? null) : null}
    />
  )
}
