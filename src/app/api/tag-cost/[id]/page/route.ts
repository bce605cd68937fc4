import { findStaffTag } from '@/data/tags/tagCost'
import { parseDocumentId } from '@/domain/documentId'
import { tagSources } from '@/domain/tags/tagSources'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { contentSecurityPolicy, SECURITY_HEADERS } from '@/server/securityHeaders.mjs'
import { measuringPage } from '@/site/tags/measuringPage'
import { staffAccess } from '../../../access'
import { requestOrigin } from '../../../requestOrigin'

/**
 * A page with nothing but a tag, for a frame of the admin: it measures what the tag costs. Its sandbox has no origin, so that the vendor's
 * script reads nothing of the admin.
 */
export const GET = route({ access: staffAccess }, async (request, { access: { payload, user }, param }) => {
  const tag = await findStaffTag(payload, user, parseDocumentId(param('id')) ?? 0)
  if (!tag) return errorResponse(404, { field: 'id', message: 'Tag not found.' })
  const sources = tagSources(tag)
  const origin = requestOrigin(request)
  const policy = contentSecurityPolicy({ ...sources, 'script-src': [origin, ...(sources['script-src'] ?? [])] })
  return new Response(measuringPage(tag), {
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${policy}; sandbox allow-scripts`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
})
