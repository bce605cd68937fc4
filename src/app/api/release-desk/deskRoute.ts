import { parseDocumentId } from '@/domain/documentId'
import { problem, ReleaseProblem } from '@/releases/releaseProblem'
import { errorResponse } from '@/server/errorResponse'
import { staffAccess, staffRateLimit } from '../access'

/** Steps of the routes of releases and approval: for members of staff, with problems as errors of fields. */
export const deskRoute = {
  access: staffAccess,
  rateLimit: staffRateLimit(
    { name: 'releaseDesk', times: 240, seconds: 60 },
    'release',
    'Too many requests. Wait a minute and try again.',
  ),
  onError: (error: unknown) => (error instanceof ReleaseProblem ? errorResponse(error.status, error.errors) : null),
}

/** The id in the path. @throws {ReleaseProblem} 404 if it is none */
export function idOf(param: (name: string) => string): number {
  const id = parseDocumentId(param('id'))
  if (id === null) throw problem(404, 'id', 'Not found.')
  return id
}

export const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }
