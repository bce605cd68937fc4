import { getURLFromRedirectError } from 'next/dist/client/components/redirect'
import { isRedirectError } from 'next/dist/client/components/redirect-error'
import { redirect } from 'next/navigation'
import { beginPreview, findPreviewStaff, type PreviewParams, redirectToLogin } from '../beginPreview'
import { renderSitePage } from '../renderSitePage'

interface SitePreviewRouteProps {
  params: Promise<PreviewParams>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Preview', robots: { index: false, follow: false } }

/**
 * Any page of a site as it will be at a chosen time, with a release published. Served from the admin's origin to staff of the site only, and
 * never cached.
 */
export default async function SitePreviewRoute({ params, searchParams }: SitePreviewRouteProps) {
  const found = await params
  const user = await findPreviewStaff()
  if (!user) redirectToLogin(found)
  const { host, base } = await beginPreview(user, found)
  try {
    return await renderSitePage(host, found.path ?? [], await searchParams)
  } catch (error) {
    if (!isRedirectError(error)) throw error
    // A page that leads elsewhere on the site stays in the preview.
    const target = getURLFromRedirectError(error)
    throw target.startsWith('/') && !target.startsWith('/preview/') ? await follow(`${base}${target}`) : error
  }
}

async function follow(address: string): Promise<never> {
  redirect(address)
}
