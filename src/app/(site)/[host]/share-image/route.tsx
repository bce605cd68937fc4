import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { toMediaImage } from '@/data/fromPayload/media'
import { type DrawnImage, getDrawnImage } from '@/data/images/drawnImage'
import { payloadClient } from '@/data/payloadClient'
import { findPageByPath } from '@/data/site/pages'
import { findSiteByHost } from '@/data/site/sites'
import { normalizePath } from '@/domain/site/path'
import type { Site } from '@/domain/site/site'
import type { Page } from '@/payload-types'
import { requestServer } from '@/providers/httpClient/requestServer'
import { drawInTurn } from '@/server/drawInTurn'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { MAX_PIXELS } from '@/server/pictures/maxPixels'
import { type RateLimitRule, rateLimitResponse, siteRetryAfterSeconds } from '@/server/rateLimit'
import { isTooBusy } from '@/server/tooBusyError'

/** The size that Open Graph consumers expect, in pixels. */
const SIZE = { width: 1200, height: 630 }
const PICTURE_WIDTH = 520

/** The Open Graph image of a page: its title in the site's colours next to its first picture. */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('path') ?? '/'
  const path = normalizePath(asked)
  // One address for each picture, or every made-up parameter would pass the CDN.
  if (path !== asked || [...searchParams.keys()].join() !== 'path') return redirectTo(path)
  const site = await findSiteByHost((await params).host)
  const page = site ? await findPageByPath(site.id, path) : null
  if (!site || !page) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const card = toCard(site, page)
  const { pool } = (await payloadClient()).db
  try {
    const bytes = await getDrawnImage(`share image as JPEG ${site.id} ${JSON.stringify(card)}`, async () => {
      const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })
      if (wait > 0) throw new LimitExceeded(wait)
      return drawCard(card, (error) =>
        loggerFor(request).warn({ err: error, site: site.slug, path }, 'Could not read the picture of a share image'),
      )
    })
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
    })
  } catch (error) {
    if (error instanceof LimitExceeded)
      return rateLimitResponse(error.seconds, 'path', 'Too many pictures in a short time. Try again in a few minutes.')
    if (isTooBusy(error)) return errorResponse(503, { field: 'path', message: error.message })
    throw error
  }
}

/** A drawing takes a tenth of a second of CPU time; those in the cache do not count. */
const PER_ADDRESS: RateLimitRule = { name: 'shareImages', times: 60, seconds: 600 }

/** A sender has asked for too many drawings; others who wait for the same one ask again. */
class LimitExceeded extends Error {
  constructor(readonly seconds: number) {
    super('The limit of drawings is exceeded.')
  }
}

const redirectTo = (path: string) =>
  new Response(null, {
    status: 308,
    headers: { Location: `/share-image?${new URLSearchParams({ path })}`, 'Cache-Control': 'public, max-age=86400' },
  })

/** Everything that a share image shows. */
interface CardContent {
  title: string
  siteName: string
  ink: string
  paper: string
  accent: string
  /** address of its picture */
  picture: string | null
}

function toCard(site: Site, page: Page): CardContent {
  const { ink, paper, accent } = site.theme.colours
  return {
    ...{ title: page.title, siteName: site.name, ink, paper, picture: firstPicture(page) },
    accent: (page.campaignColours?.own && page.campaignColours.accent) || accent,
  }
}

/** Draws without the picture if it cannot be read. */
async function drawCard(card: CardContent, onMissing: (error: unknown) => void): Promise<DrawnImage> {
  let isComplete = true
  const picture = await readPicture(card.picture).catch((error) => {
    isComplete = false
    onMissing(error)
    return null
  })
  const bytes = await drawInTurn(async () => {
    const width = picture ? SIZE.width - PICTURE_WIDTH : SIZE.width
    const text = new ImageResponse(<Card card={card} />, { ...SIZE, width })
    // The photo joins here: the PNG of a photo takes longer than all the rest.
    return sharp({ create: { ...SIZE, channels: 3, background: card.ink } })
      .composite([
        { input: Buffer.from(await text.arrayBuffer()), left: 0, top: 0 },
        ...(picture ? [{ input: picture, left: width, top: 0 }] : []),
      ])
      .jpeg({ quality: 85 })
      .toBuffer()
  })
  return { bytes, isComplete }
}

/** The address of the first picture among a page's blocks. */
function firstPicture(page: Page): string | null {
  for (const block of page.layout ?? []) {
    if (!('image' in block)) continue
    const image = toMediaImage(block.image)
    if (image) return image.url
  }
  return null
}

/** A picture cropped to its half of the card. Reads media through the server's own address. */
async function readPicture(url: string | null): Promise<Buffer | null> {
  if (!url) return null
  const response = await requestServer(url, { timeoutMs: 5000 })
  if (!response.ok) throw new Error(`The image responded ${response.status}`)
  return sharp(await response.arrayBuffer(), { limitInputPixels: MAX_PIXELS })
    .resize(PICTURE_WIDTH, SIZE.height, { fit: 'cover' })
    .toBuffer()
}

function Card({ card }: { card: CardContent }) {
  const { title, siteName, ink, paper, accent } = card
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: ink, color: paper }}>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: 64 }}>
        <div style={{ display: 'flex', width: 96, height: 10, background: accent }} />
        <div style={{ display: 'flex', marginTop: 40, fontSize: title.length > 48 ? 56 : 68, lineHeight: 1.12 }}>
          {title}
        </div>
        <div style={{ display: 'flex', marginTop: 'auto', fontSize: 32, opacity: 0.85 }}>{siteName}</div>
      </div>
    </div>
  )
}
