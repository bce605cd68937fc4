import '@/app/globals.css'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { findSiteById } from '@/data/site/sites'
import { findPreviewSite } from '@/server/findPreviewSite'
import { themeStyle } from '@/site/theme/themeStyle'

interface MenuPreviewLayoutProps {
  params: Promise<{ site: string }>
  children: ReactNode
}

/** The document of a menu preview in the site's theme, without header and footer; plain for users who are not logged in. */
export default async function MenuPreviewLayout({ params, children }: MenuPreviewLayoutProps) {
  const payload = await payloadClient()
  const user = await findUser(payload, await headers())
  const found = await findPreviewSite(payload, user, { slug: (await params).site })
  const site = found && (await findSiteById(found.id))
  if (user && !site) notFound()
  const { style, attributes } = site ? themeStyle(site.theme) : { style: undefined, attributes: {} }
  return (
    <html lang="en-AU" style={style} {...attributes}>
      <body>{children}</body>
    </html>
  )
}
