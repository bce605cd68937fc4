import 'server-only'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { ImageRequest } from '../../domain/images'
import { imageCache } from './imageCache'
import { localImage, remoteImage } from './imageSource'
import { photoHosts } from './photoHosts'
import { type RenderedImage, renderImage } from './renderImage'

/** Pictures that may wait to be made; beyond them the server says that it is busy. */
const MAX_WAITING = 200

export type DeliveredImage =
  | (RenderedImage & { kind: 'image'; etag: string })
  /** `unknown`: nothing that may be shown; `broken`: no photo; `unreachable`: its host failed; `busy`: try again */
  | { kind: 'unknown' | 'broken' | 'unreachable' | 'busy' }

const cache = imageCache(resolve(process.env.FORECOURT_DATA ?? '.data', 'images'))
const isPhotoHost = photoHosts()
const underWay = new Map<string, Promise<DeliveredImage>>()
let waiting = 0
let turn: Promise<unknown>[] = []

/** Who asks: the site of the host, and whether staff do, who may look at the previews of other sites. Asked for photos from elsewhere only. */
export interface ImageVisitor {
  siteId: () => Promise<number | null>
  isStaff: () => Promise<boolean>
}

/**
 * A picture of this server, or of a host that the site's stock shows photos of, in the asked width, quality and shape
 * (SITE-19). Made once, then kept; the same one is never made twice at a time.
 */
export async function deliverImage(
  question: ImageRequest,
  type: RenderedImage['type'],
  visitor: ImageVisitor,
): Promise<DeliveredImage> {
  const { source, width, quality, crop } = question
  if (source.kind === 'remote' && !(await mayShow(source.url.host, visitor))) return { kind: 'unknown' }
  const found = source.kind === 'remote' ? remoteImage(source, cache) : await localImage(source.path)
  if (!found) return { kind: 'unknown' }

  const key = `${found.version} ${width} ${quality} ${crop} ${type}`
  const kept = await cache.get(key, source.kind === 'remote' ? KEPT_REMOTE_MS : undefined)
  if (kept) return delivered({ bytes: kept, type })
  const already = underWay.get(key)
  if (already) return already
  if (waiting >= MAX_WAITING) return { kind: 'busy' }
  const making = withFreeProcessor(async (): Promise<DeliveredImage> => {
    const bytes = await found.read().catch(() => null)
    if (!bytes) return { kind: 'unreachable' }
    const rendered = await renderImage(bytes, { width, quality, crop, type })
    if (!rendered) return { kind: 'broken' }
    await cache.set(key, rendered.bytes)
    return delivered(rendered)
  }).finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

/** Milliseconds for which what was made of a photo from elsewhere stands. */
const KEPT_REMOTE_MS = 7 * 86_400_000

async function mayShow(host: string, { siteId, isStaff }: ImageVisitor): Promise<boolean> {
  const site = await siteId()
  if (site !== null && (await isPhotoHost({ siteId: site, host }))) return true
  return (await isStaff()) && (await isPhotoHost({ siteId: null, host }))
}

function delivered(image: RenderedImage): DeliveredImage {
  const etag = `"${createHash('sha1').update(image.bytes).digest('base64url')}"`
  return { kind: 'image', ...image, etag }
}

/** Runs as many tasks at a time as there are processors to make pictures with; the rest wait. */
async function withFreeProcessor<Result>(work: () => Promise<Result>): Promise<Result> {
  waiting += 1
  try {
    while (turn.length >= Math.max(2, availableParallelism())) await Promise.race(turn)
    const mine = work()
    const settled = mine.then(
      () => undefined,
      () => undefined,
    )
    turn.push(settled)
    settled.then(() => {
      turn = turn.filter((one) => one !== settled)
    })
    return await mine
  } finally {
    waiting -= 1
  }
}
