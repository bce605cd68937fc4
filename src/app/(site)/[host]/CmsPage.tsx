import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { toPageExpiry } from '@/data/fromPayload/pageExpiry'
import { findModelBySlug } from '@/data/models/models'
import { pageTime } from '@/data/pageTime'
import { findPageByPath, listIndexedPages } from '@/data/site/pages'
import { followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { findListedCard } from '@/data/stock/cars'
import { parseModelLink } from '@/domain/models/modelRange'
import { pageOutcome } from '@/domain/site/pageExpiry'
import { segmentsToPath } from '@/domain/site/path'
import { LOCATIONS_PATH } from '@/domain/site/samePages'
import { pageMetadata } from '@/site/metadata/pageMetadata'
import { EndedPage } from '@/site/pages/EndedPage'
import { PageView } from '@/site/pages/PageView'
import { NotFound, notFoundMetadata } from './NotFound'

const LOCATIONS_ALIAS = '/our-location'
/** Pages of single locations are below it too. */
const CONTACT_ALIAS = '/contact-us'

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
    await followRedirect(site.id, path)
    // Pages of single locations are below this path.
    if (path === LOCATIONS_ALIAS) permanentRedirect(LOCATIONS_PATH)
    if (path === CONTACT_ALIAS && site.links.contact !== CONTACT_ALIAS) redirect(site.links.contact)
    const model = await findModelBySlug(site.id, path.slice(1))
    if (model) redirect(parseModelLink(path, model))
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
  return { site, path, page: await findPageByPath(site.id, path) }
}
