'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { PublicSite } from '@/domain/site/publicSite'

const PublicSiteContext = createContext<PublicSite | null>(null)

/** Hands the public part of a site to the client components below it. */
export function SiteProvider({ site, children }: { site: PublicSite; children: ReactNode }) {
  return <PublicSiteContext value={site}>{children}</PublicSiteContext>
}

/** The site that the component is on. Throws outside of a `SiteProvider`. */
export function usePublicSite(): PublicSite {
  const site = useContext(PublicSiteContext)
  if (!site) throw new Error('usePublicSite is called outside of a SiteProvider')
  return site
}
