import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findSiteByHost } from '@/data/site/sites'
import { hasAccounts } from '@/domain/site/signInGates'
import { buildMetadata } from '@/site/metadata/buildMetadata'
import { FavouriteCars } from '@/stock/saved/FavouriteCars'
import { SavedWhere } from '@/stock/saved/SavedWhere'
import { Container } from '@/ui/layout/Container'
import { NotFound, notFoundMetadata } from '../NotFound'

interface FavouritesProps {
  params: Promise<{ host: string }>
}

export const dynamic = 'force-static'
export const revalidate = 86_400
export const generateStaticParams = () => []

export async function generateMetadata({ params }: FavouritesProps): Promise<Metadata> {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!site.flags.favourites) return notFoundMetadata(site)
  const title = `Your ${site.stockNoun.many} | ${site.name}`
  return {
    ...buildMetadata(site, { title, description: undefined, path: '/favourites', picture: null }),
    robots: { index: false },
  }
}

/** The shopper's favourite cars, stored in their browser (FAV-01). */
export default async function FavouritesPage({ params }: FavouritesProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!site.flags.favourites) return <NotFound site={site} />
  return (
    // At least the window's height, so that the footer does not shift when the cars load.
    <Container className="min-h-svh py-10 lg:py-14">
      <h1 className="heading-1">Your {site.stockNoun.many}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">
        <SavedWhere hasAccounts={hasAccounts(site.flags)} /> Prices and availability are today’s.
      </p>
      <FavouriteCars stockNoun={site.stockNoun} stockLink={site.links.stock} canCompare={site.flags.compare} />
    </Container>
  )
}
