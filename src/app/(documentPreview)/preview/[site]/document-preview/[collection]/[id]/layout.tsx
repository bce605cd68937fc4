import '@/app/globals.css'
import type { ReactNode } from 'react'
import { RefreshOnSave } from '@/site/pages/RefreshOnSave'
import { SiteDocument } from '@/site/pages/SiteDocument'
import { beginDocumentPreview, type DocumentPreviewParams } from './beginDocumentPreview'

interface DocumentPreviewLayoutProps {
  params: Promise<DocumentPreviewParams>
  children: ReactNode
}

/** The site's document for the preview of a form; plain for users who are not logged in, whom the page redirects to the login. */
export default async function DocumentPreviewLayout({ params, children }: DocumentPreviewLayoutProps) {
  const preview = await beginDocumentPreview(await params)
  if (!preview)
    return (
      <html lang="en-AU">
        <body>{children}</body>
      </html>
    )
  return (
    <SiteDocument site={preview.site}>
      <RefreshOnSave />
      {children}
    </SiteDocument>
  )
}
