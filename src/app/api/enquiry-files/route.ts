import { randomUUID } from 'node:crypto'
import { payloadClient } from '@/data/payloadClient'
import { truncateText } from '@/domain/cleanText'
import { detectFileKind, FILE_ERRORS, MAX_FILE_BYTES } from '@/domain/leads/leadFile'
import { createFileToken } from '@/leads/saveFiles'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import type { RateLimitRule } from '@/server/rateLimit'
import { readBytes } from '@/server/requestBody'
import { route } from '@/server/route'
import { siteAccess, siteChallengeLimit } from '../access'

const PER_ADDRESS: RateLimitRule = { name: 'enquiryFiles', times: 10, seconds: 600 }
const PER_SITE: RateLimitRule = { name: 'siteEnquiryFiles', times: 300, seconds: 3600 }

const RATE_LIMITED = 'Too many files in a short time. Try again in a few minutes.'
const UNAVAILABLE = 'Could not save the file. Try again, or send the form without it.'

/**
 * Stores a shopper's file, such as a CV, ahead of its enquiry (LEAD-11): 201 `{ proof }`. The body is the file itself,
 * `?name=` its name. The type is detected from the content, and the file is stored under a generated name.
 */
export const POST = route(
  {
    access: siteAccess({ field: 'file', message: 'Site not found.' }),
    rateLimit: siteChallengeLimit({ perAddress: PER_ADDRESS, perSite: PER_SITE }, 'file', RATE_LIMITED),
    onError: (error, request) => {
      // Payload checks the content further, for example a truncated PDF. Minified builds change error names, so compare the status.
      if (error instanceof Error && 'status' in error && error.status === 400)
        return errorResponse(422, { field: 'file', message: FILE_ERRORS.type })
      loggerFor(request).error({ err: error }, 'Could not store a file')
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
