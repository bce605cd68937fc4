import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { toPageExpiry } from '@/data/fromPayload/pageExpiry'
import { pageTime } from '@/data/pageTime'
import { findOtherAddress } from '@/data/site/otherAddress'
import { findPageByPath, listIndexedPages } from '@/data/site/pages'
import { findSiteByHost } from '@/data/site/sites'
import { findListedCard } from '@/data/stock/cars'
import { hiddenPages } from '@/domain/site/hiddenPages'
import { pageOutcome } from '@/domain/site/pageExpiry'
import { segmentsToPath } from '@/domain/site/path'
import { pageMetadata } from '@/site/metadata/pageMetadata'
import { EndedPage } from '@/site/pages/EndedPage'
import { PageView } from '@/site/pages/PageView'
import { NotFound, notFoundMetadata } from './NotFound'

export interface CmsPageRoute {
  host: string
  path?: string[]
  /** the car that the page's forms are about */
  carId?: number
}

export async function cmsPageMetadata(route: CmsPageRoute): Promise<Metadata> {
  const { site, page } = await findPage(route)
  const outcome = page ? pageOutcome(toPageExpiry(page), pageTime()) : 'notFound'
  if (!page || outcome === 'notFound') return notFoundMetadata(site)
  const sitePaths = (await listIndexedPages(site.id)).map(({ path }) => path)
  return { ...pageMetadata(site, page, sitePaths), ...(outcome !== 'page' && { robots: { index: false } }) }
}

/** A page of the CMS, or where its address leads. */
export async function CmsPage(route: CmsPageRoute) {
  const { site, path, page } = await findPage(route)
  if (!page) {
    const other = await findOtherAddress(site, path)
    if (other?.permanent) permanentRedirect(other.to)
    if (other) redirect(other.to)
    return <NotFound site={site} />
  }
  const expiry = toPageExpiry(page)
  switch (pageOutcome(expiry, pageTime())) {
    case 'notFound':
      return <NotFound site={site} />
    case 'redirect':
      return redirect(expiry.link)
    case 'message':
      return <EndedPage title={page.title} message={expiry.message} link={expiry.link} />
    default:
      return <PageView site={site} page={page} linkedCar={await findListedCard(site, route.carId)} />
  }
}

async function findPage({ host, path: segments }: CmsPageRoute) {
  const site = await findSiteByHost(host)
  const path = segmentsToPath(segments)
  if (!site || !path) notFound()
  const isHidden = hiddenPages(site).includes(path)
  return { site, path, page: isHidden ? null : await findPageByPath(site.id, path) }
}
