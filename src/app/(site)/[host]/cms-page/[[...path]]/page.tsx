import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { expiryOf } from '@/data/fromPayload/pageExpiry'
import { modelAt } from '@/data/models'
import { pageAt } from '@/data/pages'
import { followRedirect } from '@/data/redirects'
import { siteForHost } from '@/data/sites'
import { linkFrom } from '@/domain/models/modelRange'
import { pageOutcome } from '@/domain/site/pageExpiry'
import { pathOfSegments } from '@/domain/site/path'
import { EndedPage } from '@/site/EndedPage'
import { PageView } from '@/site/PageView'
import { pageMetadata } from '@/site/pageMetadata'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface PageRouteProps {
  params: Promise<{ host: string; path?: string[] }>
}

/** Pages are made on first visit and kept until a tag of theirs is revalidated. */
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: PageRouteProps): Promise<Metadata> {
  const { site, page } = await findPage(await params)
  const outcome = page ? pageOutcome(expiryOf(page), new Date()) : 'notFound'
  if (!page || outcome === 'notFound') return notFoundMetadata(site)
  return { ...pageMetadata(site, page), ...(outcome !== 'page' && { robots: { index: false } }) }
}

export default async function PageRoute({ params }: PageRouteProps) {
  const { site, path, page } = await findPage(await params)
  if (!page) {
    await followRedirect(site.id, path)
    const model = await modelAt(site.id, path.slice(1))
    if (model) redirect(linkFrom(path, model))
    return <NotFound site={site} />
  }
  const expiry = expiryOf(page)
  switch (pageOutcome(expiry, new Date())) {
    case 'notFound':
      return <NotFound site={site} />
    case 'redirect':
      return redirect(expiry.link)
    case 'message':
      return <EndedPage title={page.title} message={expiry.message} link={expiry.link} />
    default:
      return <PageView site={site} page={page} />
  }
}

async function findPage({ host, path: segments }: { host: string; path?: string[] }) {
  const site = await siteForHost(host)
  const path = pathOfSegments(segments)
  if (!site || !path) notFound()
  return { site, path, page: await pageAt(site.id, path) }
}
