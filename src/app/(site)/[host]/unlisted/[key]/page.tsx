import { notFound } from 'next/navigation'
import { findUnlistedPage } from '@/data/site/pages'
import { findSiteByHost } from '@/data/site/sites'
import { PageView } from '@/site/pages/PageView'
import { NotFound } from '../../NotFound'

interface UnlistedRouteProps {
  params: Promise<{ host: string; key: string }>
}

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Unlisted page', robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** The last saved version of a page, published or not, for anyone with its unlisted link (SITE-21). */
export default async function UnlistedRoute({ params }: UnlistedRouteProps) {
  const { host, key } = await params
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const page = /^[\w-]{20,40}$/.test(key) ? await findUnlistedPage(site.id, key) : null
  if (!page) return <NotFound site={site} />
  return (
    <>
      <p className="container-page py-2 text-sm" data-surface="ink" role="note">
        Unlisted: “{page.title}” as it was last saved. Shoppers may not see it like this yet.
      </p>
      <PageView site={site} page={page} />
    </>
  )
}
