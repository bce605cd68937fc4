import { randomUUID } from 'node:crypto'
import { payloadClient } from '@/data/payloadClient'
import { truncateText } from '@/domain/cleanText'
import { detectFileKind, FILE_ERRORS, MAX_FILE_BYTES } from '@/domain/leads/leadFile'
import { createFileToken } from '@/leads/saveFiles'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateRule } from '@/server/rateLimit'
import { readBytes } from '@/server/requestBody'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

const PER_ADDRESS: RateRule = { name: 'enquiryFiles', times: 10, seconds: 600 }
const PER_SITE: RateRule = { name: 'siteEnquiryFiles', times: 300, seconds: 3600 }

const RATE_LIMITED = 'You have sent several files in a short time. Please wait a little.'
const UNAVAILABLE = 'The file could not be stored just now. Please try again, or send the form without it.'

/**
 * Takes a shopper's file, such as a CV, ahead of the enquiry that it goes with (LEAD-11): 201 `{ proof }`. The body is the
 * file itself, `?name=` what it is called. What it is, its content says; it is stored under a name of ours.
 */
export const POST = route(
  {
    access: siteAccess({ field: 'file', message: 'No dealer is at this address.' }),
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS, perSite: PER_SITE }, 'file', RATE_LIMITED),
    onError: (error, request) => {
      // The store looks closer than we do, as at a PDF that breaks off. Its errors lose their names in a build, not their status.
      if (error instanceof Error && 'status' in error && error.status === 400)
        return errorResponse(422, { field: 'file', message: FILE_ERRORS.type })
      loggerFor(request).error({ err: error }, 'A file could not be stored')
      return errorResponse(503, { field: 'file', message: UNAVAILABLE })
    },
  },
  async (request, { access: site }) => {
    const bytes = await readBytes(request, MAX_FILE_BYTES)
    if (bytes === null) return errorResponse(413, { field: 'file', message: FILE_ERRORS.size })
    const kind = detectFileKind(bytes)
    if ('problem' in kind) return errorResponse(422, { field: 'file', message: kind.problem })
    const payload = await payloadClient()
    const stored = await payload.create({
      collection: 'uploads',
      data: { site: site.id, sent_as: parseFileName(request) },
      file: { data: bytes, mimetype: kind.mimeType, name: `${randomUUID()}.${kind.extension}`, size: bytes.length },
    })
    return Response.json(
      { proof: createFileToken(process.env.PAYLOAD_SECRET ?? '', site.id, stored.id) },
      { status: 201 },
    )
  },
)

function parseFileName(request: Request): string {
  const name = new URL(request.url).searchParams.get('name') ?? ''
  return truncateText(name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, ''), 120)
}
