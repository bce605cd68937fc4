import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findSiteByHost } from '@/data/site/sites'
import { iconPath } from '@/domain/site/manifest'
import { siteOrigin } from '@/domain/site/origin'
import { shareImage } from '@/site/metadata/buildMetadata'
import { SiteDocument } from '@/site/pages/SiteDocument'

interface HostLayoutProps {
  params: Promise<{ host: string }>
  children: ReactNode
}

export async function generateMetadata({ params }: HostLayoutProps): Promise<Metadata> {
  const site = await findSiteByHost((await params).host)
  if (!site) return {}
  return {
    metadataBase: new URL(siteOrigin(site.domains, process.env.PORT)),
    title: site.name,
    applicationName: site.name,
    icons: { icon: iconPath(32), apple: iconPath(180) },
    manifest: '/manifest.webmanifest',
    // Of pages without their own, such as a comparison that a shopper sends to a friend.
    openGraph: { type: 'website', locale: 'en_AU', siteName: site.name, images: [shareImage('/')] },
    formatDetection: { telephone: false },
  }
}

export async function generateViewport({ params }: HostLayoutProps): Promise<Viewport> {
  const site = await findSiteByHost((await params).host)
  return { width: 'device-width', initialScale: 1, themeColor: site?.theme.colours.paper }
}

/** The document of a dealer's pages; 404 for an unknown host. */
export default async function HostLayout({ params, children }: HostLayoutProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  return (
    <SiteDocument site={site} runsTags>
      {children}
    </SiteDocument>
  )
}
