import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { after } from 'next/server'
import type { TypedUser } from 'payload'
import { cache } from 'react'
import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { setPagePreview } from '@/data/preview/currentPreview'
import { openUnsavedPreview } from '@/data/preview/unsavedPreview'
import { isPreviewed, type PreviewedCollection } from '@/data/site/drafts'
import { findSiteById } from '@/data/site/sites'
import { parseDocumentId } from '@/domain/documentId'
import { isUnsavedCollection } from '@/domain/preview/unsavedContent'
import type { Site } from '@/domain/site/site'
import { findPreviewSite } from '@/server/findPreviewSite'

export interface DocumentPreviewParams {
  site: string
  collection: string
  id: string
}

/** The document whose form has the preview: of a site, the site itself. */
interface PreviewedDocument {
  user: TypedUser
  /** with its settings as they are in the form, if it is the site's */
  site: Site
  collection: PreviewedCollection | 'sites'
  id: number
}

/**
 * The document of the address, with what the user's form has unsaved: from here on all reads of the page see it. Call it before any other
 * read, in the layout and in the page. Null for strangers, whom the page redirects to the login; 404 for a site whose drafts the user may not see.
 */
export const beginDocumentPreview = ({
  site,
  collection,
  id,
}: DocumentPreviewParams): Promise<PreviewedDocument | null> => begin(site, collection, id)

// Once for the layout and the page, which begin beside each other.
const begin = cache(async (slug: string, collection: string, segment: string): Promise<PreviewedDocument | null> => {
  const payload = await payloadClient()
  const user = await findUser(payload, await headers())
  if (!user) return null
  const id = parseDocumentId(segment)
  const siteId = (await findPreviewSite(payload, user, { slug }))?.id
  if (!siteId || id === null || !(collection === 'sites' ? id === siteId : isPreviewed(collection))) notFound()
  const unsaved = isUnsavedCollection(collection)
    ? await openUnsavedPreview(payload, user, { site: siteId, collection, id })
    : null
  if (unsaved) {
    setPagePreview(() => unsaved)
    after(unsaved.end)
  }
  const site = await findSiteById(siteId)
  if (!site) notFound()
  return { user, site, collection: collection as PreviewedDocument['collection'], id }
})
