import { randomUUID } from 'node:crypto'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { truncateText } from '@/domain/cleanText'
import { detectFileKind, FILE_ERRORS, MAX_FILE_BYTES } from '@/domain/leads/leadFile'
import { fileProof } from '@/leads/saveFiles'
import { answerError } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { readBytes } from '@/server/requestBody'

const PER_ADDRESS: RateRule = { name: 'enquiryFiles', times: 10, seconds: 600 }
const PER_SITE: RateRule = { name: 'siteEnquiryFiles', times: 300, seconds: 3600 }

/**
 * Takes a shopper's file, such as a CV, ahead of the enquiry that it goes with (LEAD-11): 201 `{ proof }`. The body is the
 * file itself, `?name=` what it is called. What it is, its content says; it is stored under a name of ours.
 */
export async function POST(request: Request) {
  const site = await findSiteByHost(request.headers.get('host'))
  if (!site) return answerError(404, 'file', 'No dealer is at this address.')
  try {
    const payload = await payloadClient()
    const limits = { perAddress: PER_ADDRESS, perSite: PER_SITE }
    const wait = await siteRetryAfterSeconds(payload.db.pool, request, site.id, limits)
    if (wait > 0) return rateLimited(wait, 'file', 'You have sent several files in a short time. Please wait a little.')
    const bytes = await readBytes(request, MAX_FILE_BYTES)
    if (bytes === null) return answerError(413, 'file', FILE_ERRORS.size)
    const kind = detectFileKind(bytes)
    if ('problem' in kind) return answerError(422, 'file', kind.problem)
    const stored = await payload.create({
      collection: 'uploads',
      data: { site: site.id, sent_as: nameOf(request) },
      file: { data: bytes, mimetype: kind.mimeType, name: `${randomUUID()}.${kind.ending}`, size: bytes.length },
    })
    return Response.json({ proof: fileProof(process.env.PAYLOAD_SECRET ?? '', site.id, stored.id) }, { status: 201 })
  } catch (error) {
    // The store looks closer than we do, as at a PDF that breaks off. Its errors lose their names in a build, not their status.
    if (error instanceof Error && 'status' in error && error.status === 400)
      return answerError(422, 'file', FILE_ERRORS.type)
    loggerFor(request).error({ err: error }, 'A file could not be stored')
    return answerError(
      503,
      'file',
      'The file could not be stored just now. Please try again, or send the form without it.',
    )
  }
}

function nameOf(request: Request): string {
  const name = new URL(request.url).searchParams.get('name') ?? ''
  return truncateText(name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, ''), 120)
}
