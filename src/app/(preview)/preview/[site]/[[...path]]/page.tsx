import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { findDraftPage } from '@/data/site/pages'
import { findSiteById } from '@/data/site/sites'
import { segmentsToPath } from '@/domain/site/path'
import { findPreviewSite } from '@/server/findPreviewSite'
import { PageView } from '@/site/pages/PageView'
import { RefreshOnSave } from '@/site/pages/RefreshOnSave'
import { PreviewEditing } from '@/site/preview/PreviewEditing'

interface PreviewRouteProps {
  params: Promise<{ site: string; path?: string[] }>
}

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false, follow: false } }

/**
 * The draft of a page in its site's theme. Served from the admin's origin, so that the admin's login applies and no cookie
 * crosses hosts. Shows only pages that the user may read.
 */
export default async function PreviewRoute({ params }: PreviewRouteProps) {
  const { site: slug, path: segments } = await params
  const payload = await payloadClient()
  const user = await findUser(payload, await headers())
  const path = segmentsToPath(segments)
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/preview/${slug}${path ?? ''}`)}`)
  const found = await findPreviewSite(payload, user, { slug })
  const site = found && (await findSiteById(found.id))
  const page = site && path ? await findDraftPage(user, site.id, path) : null
  if (!site || !page) notFound()
  return (
    <>
      <RefreshOnSave />
      <PreviewEditing />
      <PageView site={site} page={page} />
    </>
  )
}
