import 'server-only'
import { join, normalize } from 'node:path'
import sharp from 'sharp'
import { memoizeAsync } from '../../server/memoizeAsync'

/** Width of a blur in pixels; the browser scales it up to the whole picture. */
const BLUR_WIDTH = 12

/** Maximum cached blurs, about 250 bytes each. */
const MAX_BLURS = 5_000
const TTL_MS = 86_400_000

/**
 * Placeholders, as data URIs by URL, for photos that the site itself serves until they load. Other photos have none, since a
 * page must not wait for another server.
 */
export async function getPictureBlurs(urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = await Promise.all(urls.map(async (url) => [url, await getBlur(url)] as const))
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

const getBlur = memoizeAsync(renderBlur, { max: MAX_BLURS, ttl: TTL_MS })

async function renderBlur(url: string): Promise<string | null> {
  const path = normalize(url)
  if (!path.startsWith('/stock-photos/')) return null
  try {
    const file = join(process.cwd(), 'public', path)
    const bytes = await sharp(file).resize(BLUR_WIDTH).webp({ quality: 40 }).toBuffer()
    return `data:image/webp;base64,${bytes.toString('base64')}`
  } catch {
    return null
  }
}
