'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { PublicSite } from '@/domain/site/publicSite'

const PublicSiteContext = createContext<PublicSite | null>(null)

/** Provides the public part of a site to client components. */
export function SiteProvider({ site, children }: { site: PublicSite; children: ReactNode }) {
  return <PublicSiteContext value={site}>{children}</PublicSiteContext>
}

/** The current site. Throws outside a `SiteProvider`. */
export function usePublicSite(): PublicSite {
  const site = useContext(PublicSiteContext)
  if (!site) throw new Error('usePublicSite is called outside a SiteProvider')
  return site
}
