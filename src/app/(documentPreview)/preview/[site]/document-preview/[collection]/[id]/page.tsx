import { notFound, redirect } from 'next/navigation'
import { findDraft } from '@/data/site/drafts'
import { findDraftPage } from '@/data/site/pages'
import { PageView } from '@/site/pages/PageView'
import { DraftView } from '@/site/preview/DraftView'
import { PreviewEditing } from '@/site/preview/PreviewEditing'
import { beginDocumentPreview, type DocumentPreviewParams } from './beginDocumentPreview'

interface DocumentPreviewRouteProps {
  params: Promise<DocumentPreviewParams>
}

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false, follow: false } }

/**
 * The draft of a post, page layout, offer, promo card, location, hours wording or model on its page, in its site's theme, and of a site its home page, with
 * what the user's form has unsaved. Shows only what the user may read.
 */
export default async function DocumentPreviewRoute({ params }: DocumentPreviewRouteProps) {
  const found = await params
  const preview = await beginDocumentPreview(found)
  if (!preview) {
    const path = `/preview/${found.site}/document-preview/${found.collection}/${found.id}`
    redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  }
  const { user, site, collection, id } = preview
  if (collection === 'sites') {
    const page = await findDraftPage(user, site.id, '/')
    if (!page) notFound()
    return (
      <>
        <PreviewEditing />
        <PageView site={site} page={page} />
      </>
    )
  }
  const draft = await findDraft(user, site.id, collection, id)
  if (!draft) notFound()
  return (
    <>
      <PreviewEditing />
      <DraftView site={site} draft={draft} />
    </>
  )
}
