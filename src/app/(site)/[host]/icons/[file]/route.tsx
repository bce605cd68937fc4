import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { type DrawnImage, getDrawnImage } from '@/data/images/drawnImage'
import { findSiteByHost } from '@/data/site/sites'
import { type IconSize, parseIconSize } from '@/domain/site/manifest'
import type { Site } from '@/domain/site/site'
import { requestServer } from '@/providers/httpClient/requestServer'
import { drawInTurn } from '@/server/drawInTurn'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { MAX_PIXELS } from '@/server/pictures/maxPixels'
import { isTooBusy } from '@/server/tooBusyError'

/** The site's icon in a standard size; the first letter of its name if it has none. */
export async function GET(request: Request, { params }: { params: Promise<{ host: string; file: string }> }) {
  const { host, file } = await params
  const site = await findSiteByHost(host)
  const size = parseIconSize(file)
  if (!site || !size) return new Response('Not found', { status: 404 })
  const { name, favicon, theme } = site
  const shown = [site.id, size, favicon?.url, name.slice(0, 1), theme.colours.accent, theme.colours.accentInk]
  try {
    const icon = await getDrawnImage(`icon ${JSON.stringify(shown)}`, () => drawIcon(request, site, size))
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' }
    return new Response(new Uint8Array(icon), { headers })
  } catch (error) {
    if (!isTooBusy(error)) throw error
    return errorResponse(503, { field: 'file', message: error.message })
  }
}

/** The uploaded icon; the letter if there is none or it cannot be read. */
async function drawIcon(request: Request, site: Site, size: IconSize): Promise<DrawnImage> {
  let isComplete = true
  const icon = await uploadedIcon(site, size).catch((error) => {
    isComplete = false
    loggerFor(request).warn({ err: error, site: site.slug }, 'Could not read the icon of a site')
    return null
  })
  const bytes = icon ?? (await drawInTurn(async () => Buffer.from(await letterIcon(site, size).arrayBuffer())))
  return { bytes, isComplete }
}

/** Reads media through the server's own address, so that the storage backend does not matter. */
async function uploadedIcon({ favicon }: Site, size: IconSize): Promise<Buffer | null> {
  if (!favicon) return null
  const response = await requestServer(favicon.url, { timeoutMs: 5000 })
  if (!response.ok) throw new Error(`The image responded ${response.status}`)
  return sharp(await response.arrayBuffer(), { limitInputPixels: MAX_PIXELS })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

function letterIcon({ name, theme }: Site, size: IconSize) {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        background: theme.colours.accent,
        color: theme.colours.accentInk,
        fontSize: size * 0.62,
        fontWeight: 700,
      }}
    >
      {name.slice(0, 1).toUpperCase()}
    </div>,
    { width: size, height: size },
  )
}
