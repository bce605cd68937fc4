import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { payloadClient } from '@/data/payloadClient'
import { findDraft, isPreviewed } from '@/data/site/drafts'
import { findSiteBySlug } from '@/data/site/sites'
import { parseDocumentId } from '@/domain/documentId'
import { RefreshOnSave } from '@/site/pages/RefreshOnSave'
import { DraftView } from '@/site/preview/DraftView'
import { PreviewEditing } from '@/site/preview/PreviewEditing'

interface DocumentPreviewRouteProps {
  params: Promise<{ site: string; collection: string; id: string }>
}

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false, follow: false } }

/**
 * The draft of a post, page layout, offer, promo card, location or model on its page, in its site's theme. Shows only what the
 * user may read.
 */
export default async function DocumentPreviewRoute({ params }: DocumentPreviewRouteProps) {
  const { site: slug, collection, id: segment } = await params
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: await headers() })
  const path = `/preview/${slug}/document-preview/${collection}/${segment}`
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  const id = parseDocumentId(segment)
  const site = await findSiteBySlug(slug)
  const draft = site && id && isPreviewed(collection) ? await findDraft(user, site.id, collection, id) : null
  if (!site || !draft) notFound()
  return (
    <>
      <RefreshOnSave />
      <PreviewEditing />
      <DraftView site={site} draft={draft} />
    </>
  )
}
