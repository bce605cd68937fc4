import { createHash } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'

/** Downloads a file from the public internet. Injected by the config: collections import no providers. */
type Download = (address: URL, rules: typeof RULES) => Promise<Buffer>

const RULES = { maxBytes: 15_000_000, timeoutMs: 20_000, accept: 'image/avif,image/webp,image/png,image/jpeg' }

/** Image type by its first bytes. Null if not supported. */
function detectImageType(data: Buffer): { mimetype: string; extension: string } | null {
  if (data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return { mimetype: 'image/jpeg', extension: 'jpg' }
  if (data.subarray(1, 4).toString('latin1') === 'PNG') return { mimetype: 'image/png', extension: 'png' }
  if (data.subarray(8, 12).toString('latin1') === 'WEBP') return { mimetype: 'image/webp', extension: 'webp' }
  if (data.subarray(4, 12).toString('latin1') === 'ftypavif') return { mimetype: 'image/avif', extension: 'avif' }
  return null
}

interface Pictures {
  getId: (name: string | undefined) => number | undefined
  problems: { name: string; message: string }[]
}

interface FindOptions {
  /** downloads images by URL into Media; otherwise URLs are not checked */
  fetch: boolean
  /** alt text of downloaded images */
  name: string
}

/** Media ids for the images named in an import file: a file name in Media, or an https URL that is downloaded once. */
export async function findPictures(
  req: PayloadRequest,
  site: number,
  names: readonly string[],
  { fetch, name: alt }: FindOptions,
): Promise<Pictures> {
  const { payload } = req
  const ids = new Map<string, number>()
  const problems: Pictures['problems'] = []
  const find = async (filename: string, exact: boolean) => {
    const where: Where = { and: [{ site: { equals: site } }, { filename: { [exact ? 'equals' : 'like']: filename } }] }
    const found = await payload.find({
      collection: 'media',
      depth: 0,
      limit: 1,
      pagination: false,
      req,
      select: {},
      where,
    })
    return found.docs[0]?.id
  }
  for (const name of names) {
    if (!/^https?:/i.test(name)) {
      const id = await find(name, true)
      if (id === undefined) problems.push({ name: 'picture', message: `Image not found in Media: ${name}.` })
      else ids.set(name, id)
      continue
    }
    // Named by the hash of its URL, so that each URL is downloaded once.
    const stem = `model-${site}-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
    const existing = await find(`${stem}.`, false)
    if (existing !== undefined) {
      ids.set(name, existing)
      continue
    }
    if (!fetch) continue
    let data: Buffer
    let kind: ReturnType<typeof detectImageType>
    try {
      data = await (payload.config.custom.download as Download)(new URL(name), RULES)
      kind = detectImageType(data)
      if (!kind) throw new TypeError('Not a JPEG, PNG, WebP or AVIF image')
    } catch (error) {
      problems.push({ name: 'picture', message: `${name}: ${(error as Error).message}.` })
      continue
    }
    const file = { data, mimetype: kind.mimetype, name: `${stem}.${kind.extension}`, size: data.length }
    const created = await payload.create({ collection: 'media', data: { site, alt }, depth: 0, file, req })
    ids.set(name, created.id)
  }
  return { getId: (name) => (name ? ids.get(name) : undefined), problems }
}
