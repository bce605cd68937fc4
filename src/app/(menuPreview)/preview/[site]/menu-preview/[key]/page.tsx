import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { brandMenu, filledMenu, menuSources } from '@/data/filledMenus'
import { locationsOf } from '@/data/locations'
import { menuFor } from '@/data/menus'
import { hasOffers } from '@/data/offers'
import { payloadClient } from '@/data/payloadClient'
import { siteWithSlug } from '@/data/sites'
import { MenuPreview } from '@/site/MenuPreview'

interface MenuPreviewRouteProps {
  params: Promise<{ site: string; key: string }>
}

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** A menu as it is being edited, in its site's look: the header or the footer follows the form (SITE-04). */
export default async function MenuPreviewRoute({ params }: MenuPreviewRouteProps) {
  const { site: slug, key } = await params
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/preview/${slug}/menu-preview/${key}`)}`)
  if (key !== 'header' && key !== 'footer' && key !== 'top') notFound()
  const site = await siteWithSlug(slug)
  const menu = site ? await menuFor(user, site.id, key) : null
  if (!site || !menu) notFound()
  const [sources, brands, locations, offered, header, top] = await Promise.all([
    menuSources(site),
    brandMenu(site),
    locationsOf(site.id),
    hasOffers(site, new Date()),
    filledMenu(site, 'header'),
    filledMenu(site, 'top'),
  ])
  return (
    <MenuPreview
      site={site}
      menu={menu}
      sources={sources}
      brandMenu={brands}
      locations={locations}
      offered={offered}
      others={{ header, top }}
    />
  )
}
