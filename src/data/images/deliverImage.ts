import 'server-only'
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { FocalPoint } from '../../domain/focalPoint'
import type { ImageRequest } from '../../domain/images'
import { isFileStoreError } from '../../server/fileStore'
import { createTurns } from '../../server/turns.mjs'
import { pictureCache as cache } from './imageCache'
import { createRemoteImage, findLocalImage, type ImageSource, REMOTE_TTL_MS } from './imageSource'
import { createPhotoHostCheck } from './photoHosts'
import { findImageType, findShape, type RenderedImage, renderImage } from './renderImage'

/** Changes whenever pictures are rendered otherwise, so that those in the cache are not used. */
const RENDERING = 3

/** Maximum queued images; beyond it the response is `busy`. */
const MAX_QUEUED = 200

export type DeliveredImage =
  | (RenderedImage & { kind: 'image'; etag: string })
  /**
   * `unknown`: missing or not allowed; `broken`: not a photo; `unreachable`: its host failed; `unavailable`: our store of uploads
   * failed; `busy`: try again
   */
  | { kind: 'unknown' | 'broken' | 'unreachable' | 'unavailable' | 'busy' }

/** Pictures rendered at once: as many as there are processors, and three of the four threads that Node also has for files, DNS and passwords. */
const MAX_RENDERED = Math.min(3, Math.max(2, availableParallelism()))

/**
 * Of one sender: one place is left for others, whose pictures would wait behind all that a sender asked for. Who leaves gives up the place
 * among those that wait.
 */
const takeTurn = createTurns({ running: MAX_RENDERED - 1, waiting: 100, waitMs: 30_000 })

const isPhotoHost = createPhotoHostCheck()
const pending = new Map<string, Promise<DeliveredImage>>()
let queued = 0
let running: Promise<unknown>[] = []

/** Who asks for an image. */
export interface ImageVisitor {
  /** the host's site; used for remote photos only, as `isStaff` */
  siteId: () => Promise<number | null>
  /** staff may preview other sites */
  isStaff: () => Promise<boolean>
  /** whose turns the rendering takes: an address, or the host of those without one */
  sender: string
  /** aborts when the client goes */
  signal?: AbortSignal
}

/**
 * Delivers an image of this server, or of a photo host of the site's stock, in the requested width, quality and shape
 * (SITE-19). Rendered once, then cached; concurrent requests share one rendering.
 */
export async function deliverImage(
  request: ImageRequest,
  type: RenderedImage['type'],
  visitor: ImageVisitor,
): Promise<DeliveredImage> {
  const { source, width, quality } = request
  if (source.kind === 'remote' && !(await isAllowedHost(source.url.host, visitor))) return { kind: 'unknown' }
  const imageSource = source.kind === 'remote' ? createRemoteImage(source, cache) : await findUpload(source.path)
  if (imageSource === 'unavailable') return { kind: 'unavailable' }
  if (!imageSource) return { kind: 'unknown' }

  const { focus, key: shape } = findShape(request)
  const key = `${RENDERING} ${imageSource.version} ${width} ${quality} ${shape} ${type}`
  const cached = await cache.get(key, source.kind === 'remote' ? REMOTE_TTL_MS : undefined)
  if (cached) return toDeliveredImage({ bytes: cached, type: findImageType(cached) })
  const endTurn = await takeTurn(visitor.sender, visitor.signal)
  if (!endTurn) return { kind: 'busy' }
  try {
    return await renderOnce(key, imageSource, request, type, focus)
  } finally {
    endTurn()
  }
}

/** Renders an image that was not cached, unless another request has begun to. */
async function renderOnce(
  key: string,
  imageSource: ImageSource,
  { source, width, quality, crop }: ImageRequest,
  type: RenderedImage['type'],
  focus: FocalPoint | null,
): Promise<DeliveredImage> {
  const existing = pending.get(key)
  if (existing) return existing
  if (queued >= MAX_QUEUED) return { kind: 'busy' }
  const rendering = withConcurrencyLimit(async (): Promise<DeliveredImage> => {
    // An earlier request of this sender may have rendered it meanwhile.
    const cached = await cache.get(key)
    if (cached) return toDeliveredImage({ bytes: cached, type: findImageType(cached) })
    const bytes = await imageSource.read().catch(() => null)
    if (!bytes) return { kind: source.kind === 'remote' ? 'unreachable' : 'unavailable' }
    const rendered = await renderImage(bytes, { width, quality, crop, focus, type })
    if (!rendered) return { kind: 'broken' }
    await cache.set(key, rendered.bytes)
    return toDeliveredImage(rendered)
  }).finally(() => pending.delete(key))
  pending.set(key, rendering)
  return rendering
}

async function findUpload(path: string): Promise<ImageSource | 'unavailable' | null> {
  try {
    return await findLocalImage(path)
  } catch (error) {
    if (isFileStoreError(error)) return 'unavailable'
    throw error
  }
}

async function isAllowedHost(host: string, { siteId, isStaff }: ImageVisitor): Promise<boolean> {
  const site = await siteId()
  if (site !== null && (await isPhotoHost({ siteId: site, host }))) return true
  return (await isStaff()) && (await isPhotoHost({ siteId: null, host }))
}

function toDeliveredImage(image: RenderedImage): DeliveredImage {
  const etag = `"${createHash('sha1').update(image.bytes).digest('base64url')}"`
  return { kind: 'image', ...image, etag }
}

/** Runs at most `MAX_RENDERED` tasks concurrently; the rest wait. */
async function withConcurrencyLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  queued += 1
  try {
    while (running.length >= MAX_RENDERED) await Promise.race(running)
    const task = work()
    const settled = task.then(
      () => undefined,
      () => undefined,
    )
    running.push(settled)
    settled.then(() => {
      running = running.filter((entry) => entry !== settled)
    })
    return await task
  } finally {
    queued -= 1
  }
}
