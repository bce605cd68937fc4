import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { lookup } from 'mrmime'
import { payloadClient } from '@/data/payloadClient'
import { findBuildFile } from '@/server/database/buildFiles'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'

export const dynamic = 'force-dynamic'

const decompress = promisify(brotliDecompress)

const YEAR_SECONDS = 31_536_000

/** Longer than any path of a build. */
const MAX_PATH_LENGTH = 300

/**
 * A static file of another build. The production server forwards requests below `/_next/static/` to here when its own build has no such
 * file, and compresses the response: Next drops the encoding of a route's.
 */
export const GET = route({}, async (_request, { param }) => {
  const path = param('path')
  const file = path.length <= MAX_PATH_LENGTH ? await findBuildFile((await payloadClient()).db.drizzle, path) : null
  if (!file) return errorResponse(404, { field: 'path', message: 'File not found.' }, { 'Cache-Control': 'no-store' })
  const body = file.encoding === 'br' ? await decompress(file.body) : file.body
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': lookup(path) ?? 'application/octet-stream',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
  })
})
