import * as z from 'zod'
import { runInPreview } from '@/data/preview/currentPreview'
import { openSitePreview } from '@/data/preview/sitePreview'
import { findSiteById } from '@/data/site/sites'
import { parseDocumentId } from '@/domain/documentId'
import { NONE, parsePreviewTime } from '@/domain/releases/previewAddress'
import { errorResponse } from '@/server/errorResponse'
import { findPreviewSite } from '@/server/findPreviewSite'
import { route } from '@/server/route'
import { getHeaderMenus } from '@/site/chrome/getHeaderMenus'
import { deskRoute, NO_STORE } from '../deskRoute'

const querySchema = z.object({
  site: z.string('Name a site.').max(60, 'Name a site.'),
  release: z.string('Name a release.').max(20, 'Name a release.'),
  time: z.string('Enter a time.').max(20, 'Enter a time.'),
})

/** The menus of a site's header as they will be, for the preview of the whole site: for staff of the site. */
export const GET = route({ ...deskRoute, query: querySchema }, async (_request, { access, query }) => {
  const { payload, user } = access
  const site = await findPreviewSite(payload, user, { slug: query.site })
  const release = query.release === NONE ? null : parseDocumentId(query.release)
  const at = site ? parsePreviewTime(query.time, site.timeZone, new Date()) : null
  if (!site || (query.release !== NONE && release === null))
    return errorResponse(404, { field: 'site', message: 'Site or release not found.' })
  if (!at) return errorResponse(400, { field: 'time', message: 'Enter a time such as 2027-06-01T09.00, or now.' })
  const chosen =
    release &&
    (await payload.findByID({
      ...{ collection: 'releases', id: release, depth: 0, disableErrors: true, overrideAccess: false, user },
      select: { name: true },
    }))
  if (release !== null && !chosen) return errorResponse(404, { field: 'release', message: 'Release not found.' })
  const preview = openSitePreview(payload, { site: site.id, release, at })
  try {
    const menus = await runInPreview(preview, async () => {
      const found = await findSiteById(site.id)
      return found && getHeaderMenus(found)
    })
    return Response.json(menus, NO_STORE)
  } finally {
    await preview.end()
  }
})
