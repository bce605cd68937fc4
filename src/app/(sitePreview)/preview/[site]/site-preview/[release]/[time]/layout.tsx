import '@/app/globals.css'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findSiteById } from '@/data/site/sites'
import { clockIn } from '@/domain/releases/clock'
import { SiteDocument } from '@/site/pages/SiteDocument'
import { FutureSiteBar } from '@/site/preview/FutureSiteBar'
import { beginPreview, findPreviewStaff, type PreviewParams } from './beginPreview'

interface SitePreviewLayoutProps {
  params: Promise<PreviewParams>
  children: ReactNode
}

/** The site's document as it will be; plain for users who are not logged in, whom the page redirects to the login. */
export default async function SitePreviewLayout({ params, children }: SitePreviewLayoutProps) {
  const user = await findPreviewStaff()
  if (!user)
    return (
      <html lang="en-AU">
        <body>{children}</body>
      </html>
    )
  const { release, time, site: slug } = await params
  const preview = await beginPreview(user, { release, time, site: slug })
  const site = await findSiteById(preview.site.id)
  if (!site) notFound()
  const query = new URLSearchParams({ site: slug, release, time })
  return (
    <SiteDocument site={site} menusUrl={`/api/release-desk/preview-menus?${query}`}>
      <FutureSiteBar
        at={preview.at.toISOString()}
        base={preview.base}
        clock={clockIn(preview.site.timeZone, preview.at)}
        offsetMs={preview.at.getTime() - Date.now()}
        release={preview.release}
        site={preview.site.slug}
        siteName={preview.site.name}
        timeZone={preview.site.timeZone}
      />
      {children}
    </SiteDocument>
  )
}
