import { createHash } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'

/** A file from the public internet, refused in words; the config brings it, since collections know no providers. */
type Download = (address: URL, rules: typeof RULES) => Promise<Buffer>

const RULES = { maxBytes: 15_000_000, timeoutMs: 20_000, accept: 'image/avif,image/webp,image/png,image/jpeg' }

/** What a picture's first bytes say it is; null for what we do not take. */
function kindOf(data: Buffer): { mimetype: string; extension: string } | null {
  if (data.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return { mimetype: 'image/jpeg', extension: 'jpg' }
  if (data.subarray(1, 4).toString('latin1') === 'PNG') return { mimetype: 'image/png', extension: 'png' }
  if (data.subarray(8, 12).toString('latin1') === 'WEBP') return { mimetype: 'image/webp', extension: 'webp' }
  if (data.subarray(4, 12).toString('latin1') === 'ftypavif') return { mimetype: 'image/avif', extension: 'avif' }
  return null
}

interface Pictures {
  idOf: (name: string | undefined) => number | undefined
  problems: { name: string; message: string }[]
}

interface HowToFind {
  /** fetches pictures from other addresses into Media; else they are taken to be there */
  fetch: boolean
  /** what they show */
  name: string
}

/** Pictures of the site's Media by the names in a file: a file's name, or an https address that is fetched once. */
export async function findPictures(
  req: PayloadRequest,
  site: number,
  names: readonly string[],
  { fetch, name: shows }: HowToFind,
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
      if (id === undefined)
        problems.push({ name: 'picture', message: `Media of this site has no file called ${name}.` })
      else ids.set(name, id)
      continue
    }
    // Named after its address, so that the same one is fetched once.
    const stem = `model-${site}-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
    const known = await find(`${stem}.`, false)
    if (known !== undefined) {
      ids.set(name, known)
      continue
    }
    if (!fetch) continue
    let data: Buffer
    let kind: ReturnType<typeof kindOf>
    try {
      data = await (payload.config.custom.download as Download)(new URL(name), RULES)
      kind = kindOf(data)
      if (!kind) throw new TypeError('It is no JPEG, PNG, WebP or AVIF picture')
    } catch (error) {
      problems.push({ name: 'picture', message: `${name}: ${(error as Error).message}.` })
      continue
    }
    const file = { data, mimetype: kind.mimetype, name: `${stem}.${kind.extension}`, size: data.length }
    const made = await payload.create({ collection: 'media', data: { site, alt: shows }, depth: 0, file, req })
    ids.set(name, made.id)
  }
  return { idOf: (name) => (name ? ids.get(name) : undefined), problems }
}
