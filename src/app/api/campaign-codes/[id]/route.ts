import sharp from 'sharp'
import { renderSVG } from 'uqr'
import * as z from 'zod'
import { parseDocumentId } from '@/domain/documentId'
import { errorResponse } from '@/server/errorResponse'
import { parseQuery } from '@/server/requestBody'
import { route } from '@/server/route'
import { staffAccess } from '../../access'

/** Side length in pixels, sharp on an A3 poster. */
const PNG_SIZE = 1600
/** White margin in modules, required by scanners. */
const QUIET_ZONE = 4

const querySchema = z.object({
  format: z.enum(['svg', 'png']),
  link: z.url({ protocol: /^https?$/ }).max(600),
  download: z.literal('1').nullish(),
})

/** QR code of a campaign link, for staff with access to its page: `?format=svg|png&link=`; `&download=1` downloads it. */
export const GET = route({ access: staffAccess }, async (request, { access: { payload, user }, param }) => {
  const query = querySchema.safeParse(parseQuery(request))
  if (!query.success) {
    const [issue] = query.error.issues
    return errorResponse(400, {
      field: issue?.path.join('.') || 'format',
      message: 'format must be svg or png, and link an http or https address.',
    })
  }
  const id = parseDocumentId(param('id'))
  const page = id
    ? await payload.findByID({
        collection: 'pages',
        id,
        depth: 0,
        disableErrors: true,
        draft: true,
        overrideAccess: false,
        select: { path: true },
        user,
      })
    : null
  if (!page) return errorResponse(404, { field: 'id', message: 'Page not found.' })
  const { format, link, download } = query.data
  const svg = renderSVG(link, { border: QUIET_ZONE, ecc: 'M' })
  const isPng = format === 'png'
  const body = isPng
    ? new Uint8Array(await sharp(Buffer.from(svg)).resize(PNG_SIZE, PNG_SIZE, { kernel: 'nearest' }).png().toBuffer())
    : svg
  const name = `qr${page.path === '/' ? '-home' : page.path.replaceAll('/', '-')}.${format}`
  return new Response(body, {
    headers: {
      'Content-Type': isPng ? 'image/png' : 'image/svg+xml',
      'Cache-Control': 'private, max-age=300',
      ...(download ? { 'Content-Disposition': `attachment; filename="${name}"` } : {}),
    },
  })
})
