import '@/app/globals.css'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { findSiteById } from '@/data/site/sites'
import { findPreviewSite } from '@/server/findPreviewSite'
import { SiteDocument } from '@/site/pages/SiteDocument'

interface PreviewLayoutProps {
  params: Promise<{ site: string }>
  children: ReactNode
}

/** The site's document for previews; plain for users who are not logged in, whom the page redirects to the login. 404 for who may see no drafts of it. */
export default async function PreviewLayout({ params, children }: PreviewLayoutProps) {
  const payload = await payloadClient()
  const user = await findUser(payload, await headers())
  if (!user) {
    return (
      <html lang="en-AU">
        <body>{children}</body>
      </html>
    )
  }
  const found = await findPreviewSite(payload, user, { slug: (await params).site })
  const site = found && (await findSiteById(found.id))
  if (!site) notFound()
  return <SiteDocument site={site}>{children}</SiteDocument>
}
