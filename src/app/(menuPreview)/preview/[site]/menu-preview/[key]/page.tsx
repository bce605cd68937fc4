import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { findUser } from '@/data/accounts/findUser'
import { listLocations } from '@/data/locations/locations'
import { payloadClient } from '@/data/payloadClient'
import { getBrandMenu, getFilledMenu, getMenuSources } from '@/data/site/filledMenus'
import { findMenu } from '@/data/site/menus'
import { findSiteById } from '@/data/site/sites'
import { hasOffers } from '@/data/stock/offers'
import { findPreviewSite } from '@/server/findPreviewSite'
import { MenuPreview } from '@/site/chrome/MenuPreview'
import { PreviewEditing } from '@/site/preview/PreviewEditing'

interface MenuPreviewRouteProps {
  params: Promise<{ site: string; key: string }>
}

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** Live preview of a menu in its site's theme: the header or footer follows the form (SITE-04). */
export default async function MenuPreviewRoute({ params }: MenuPreviewRouteProps) {
  const { site: slug, key } = await params
  const payload = await payloadClient()
  const user = await findUser(payload, await headers())
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/preview/${slug}/menu-preview/${key}`)}`)
  if (key !== 'header' && key !== 'footer' && key !== 'top') notFound()
  const found = await findPreviewSite(payload, user, { slug })
  const site = found && (await findSiteById(found.id))
  const menu = site ? await findMenu(user, site.id, key) : null
  if (!site || !menu) notFound()
  const [sources, brands, locations, offersExist, header, top] = await Promise.all([
    getMenuSources(site),
    getBrandMenu(site),
    listLocations(site.id),
    hasOffers(site, new Date()),
    getFilledMenu(site, 'header'),
    getFilledMenu(site, 'top'),
  ])
  return (
    <>
      <PreviewEditing />
      <MenuPreview
        site={site}
        menu={menu}
        sources={sources}
        brandMenu={brands}
        locations={locations}
        hasOffers={offersExist}
        otherMenus={{ header, top }}
      />
    </>
  )
}
