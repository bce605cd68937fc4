import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { toMediaImage } from '@/data/fromPayload/media'
import { findPageByPath } from '@/data/site/pages'
import { findSiteByHost } from '@/data/site/sites'
import { normalizePath } from '@/domain/site/path'
import type { Site } from '@/domain/site/site'
import type { Page } from '@/payload-types'
import { requestServer } from '@/providers/httpClient/requestServer'
import { loggerFor } from '@/server/logger'

/** The size that Open Graph consumers expect, in pixels. */
const SIZE = { width: 1200, height: 630 }
const PICTURE_WIDTH = 520

/** The Open Graph image of a page: its title in the site's colours next to its first picture. */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  const path = normalizePath(new URL(request.url).searchParams.get('path') ?? '/')
  const page = site ? await findPageByPath(site.id, path) : null
  if (!site || !page) return new Response('Not found', { status: 404 })
  const picture = await readPicture(firstPicture(page)).catch((error) => {
    loggerFor(request).warn({ err: error, site: site.slug, path }, 'Could not read the picture of a share image')
    return null
  })
  return new ImageResponse(<Card site={site} page={page} picture={picture} />, {
    ...SIZE,
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })
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

/** A picture cropped to its half of the card, as a data URI. Reads media through the server's own address. */
async function readPicture(url: string | null): Promise<string | null> {
  if (!url) return null
  const response = await requestServer(url, { timeoutMs: 5000 })
  if (!response.ok) throw new Error(`The image responded ${response.status}`)
  const cropped = await sharp(await response.arrayBuffer())
    .resize(PICTURE_WIDTH, SIZE.height, { fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return `data:image/jpeg;base64,${cropped.toString('base64')}`
}

function Card({ site, page, picture }: { site: Site; page: Page; picture: string | null }) {
  const { ink, paper } = site.theme.colours
  const accent = (page.campaignColours?.own && page.campaignColours.accent) || site.theme.colours.accent
  const { title } = page
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: ink, color: paper }}>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: 64 }}>
        <div style={{ display: 'flex', width: 96, height: 10, background: accent }} />
        <div style={{ display: 'flex', marginTop: 40, fontSize: title.length > 48 ? 56 : 68, lineHeight: 1.12 }}>
          {title}
        </div>
        <div style={{ display: 'flex', marginTop: 'auto', fontSize: 32, opacity: 0.85 }}>{site.name}</div>
      </div>
      {picture && (
        // biome-ignore lint/performance/noImgElement: rendered into the image itself
        <img src={picture} alt="" width={PICTURE_WIDTH} height={SIZE.height} />
      )}
    </div>
  )
}
