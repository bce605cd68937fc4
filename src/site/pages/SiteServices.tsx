'use client'

import { FormDialogs } from '@/enquiry/FormDialogs'
import { RecordVisit } from '@/shopper/RecordVisit'
import { SignInDialogs } from '@/shopper/SignInDialogs'
import { SearchFields } from '@/stock/suggestions/SearchFields'
import { LinkNavigation } from '@/ui/actions/LinkNavigation'
import { LayOutSections } from '@/ui/layout/LayOutSections'
import { Toaster } from '@/ui/overlays/Toaster'
import { LiveParts } from './LiveParts'

interface SiteServicesProps {
  /** null if the site has no accounts */
  signIn: { sendsTexts: boolean } | null
}

/** What all pages of a site do beside their content, as one component: each that the server names takes bytes of every page. */
export function SiteServices({ signIn }: SiteServicesProps) {
  return (
    <>
      <RecordVisit />
      <FormDialogs />
      {signIn && <SignInDialogs {...signIn} />}
      <SearchFields />
      <LiveParts />
      <Toaster />
      <LinkNavigation />
      <LayOutSections />
    </>
  )
}
