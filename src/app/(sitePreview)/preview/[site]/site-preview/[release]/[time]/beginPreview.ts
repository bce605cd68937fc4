import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { after } from 'next/server'
import type { TypedUser } from 'payload'
import { findUser } from '@/data/accounts/findUser'
import { payloadClient } from '@/data/payloadClient'
import { setPagePreview } from '@/data/preview/currentPreview'
import { openSitePreview } from '@/data/preview/sitePreview'
import { parseDocumentId } from '@/domain/documentId'
import { NONE, parsePreviewTime, previewAddress } from '@/domain/releases/previewAddress'
import { findPreviewSite } from '@/server/findPreviewSite'

export interface PreviewParams {
  site: string
  release: string
  time: string
  path?: string[]
}

/** The site whose future is shown, and the release that counts as published. */
export interface BegunPreview {
  site: { id: number; slug: string; name: string; timeZone: string }
  release: { id: number; name: string } | null
  at: Date
  /** a host of the site, as its pages are asked for */
  host: string
  /** of the preview, before the path of a page */
  base: string
}

/** The preview's login, for strangers; null for staff. Pages redirect, and layouts cannot. */
export async function findPreviewStaff(): Promise<TypedUser | null> {
  const payload = await payloadClient()
  const user = await findUser(payload, await headers())
  return user
}

/**
 * Makes all reads of this page those of the preview. Call it before any other read, in the layout and in the page. 404 for a site or a
 * release that the member of staff may not see.
 */
export async function beginPreview(
  user: TypedUser,
  { site: slug, release, time }: PreviewParams,
): Promise<BegunPreview> {
  const payload = await payloadClient()
  const site = await findPreviewSite(payload, user, { slug })
  const id = release === NONE ? null : parseDocumentId(release)
  const at = site ? parsePreviewTime(time, site.timeZone, new Date()) : null
  if (!site || !at || (release !== NONE && id === null)) notFound()
  const chosen =
    id === null
      ? null
      : await payload.findByID({
          ...{ collection: 'releases', id, depth: 0, disableErrors: true, overrideAccess: false, user },
          select: { name: true },
        })
  if (id !== null && !chosen) notFound()
  let isFirst = false
  const preview = setPagePreview(() => {
    isFirst = true
    return openSitePreview(payload, { site: site.id, release: id, at })
  })
  if (isFirst && 'end' in preview) after(() => (preview as ReturnType<typeof openSitePreview>).end())
  return {
    site: { id: site.id, slug: site.slug, name: site.name, timeZone: site.timeZone },
    release: chosen && { id: chosen.id, name: chosen.name },
    at,
    host: site.domains?.[0]?.host ?? `${site.slug}.localhost`,
    base: previewAddress(slug, id, time === 'now' ? null : time.replace('.', ':')),
  }
}

/** Sends strangers to the login, and then back. */
export function redirectToLogin({ site, release, time, path = [] }: PreviewParams): never {
  const address = `/preview/${site}/site-preview/${release}/${time}${path.map((part) => `/${part}`).join('')}`
  redirect(`/admin/login?redirect=${encodeURIComponent(address)}`)
}
