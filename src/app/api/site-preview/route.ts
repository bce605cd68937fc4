import * as z from 'zod'
import { findSiteByHost } from '@/data/site/sites'
import { sitePath } from '@/domain/site/signIn'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { previewCookie } from '@/server/sitePreview'

const querySchema = z.object({ token: z.string().max(200), to: z.string().max(2000).default('/') })

/** Opens a site that is not live for the browser of a staff member, by the link from the admin: 302 to the path `to`. */
export const GET = route({ query: querySchema }, async (request, { query }) => {
  const site = await findSiteByHost(request.headers.get('host'))
  const cookie = site && previewCookie(query.token, site.id, new Date())
  if (!cookie)
    return errorResponse(403, {
      field: 'token',
      message: 'This link has expired. Open the preview from the launch checklist again.',
    })
  return new Response(null, {
    status: 302,
    headers: {
      Location: sitePath(query.to),
      'Set-Cookie': cookie,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
})
