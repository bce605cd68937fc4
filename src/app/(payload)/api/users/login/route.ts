import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { errorResponse } from '@/server/errorResponse'
import { readBytes } from '@/server/requestBody'
import { serialByKey } from '@/server/serialByKey'
import { payloadRoute } from '../../payloadRoute'

const logIn = payloadRoute(REST_POST(config))

const MAX_BODY_BYTES = 100_000

/** Maximum queued logins of one account; any further ones skip the queue. */
const MAX_WAITING = 20
// One queue per process, even when this module is loaded several times.
const globals = globalThis as { forecourtLogins?: ReturnType<typeof serialByKey> }
globals.forecourtLogins ??= serialByKey(MAX_WAITING)
const queueByAccount = globals.forecourtLogins

/**
 * Payload's login, one at a time per account: it reads the account's sessions, adds one and writes them back, so concurrent
 * logins would overwrite each other's sessions.
 */
export async function POST(request: Request) {
  const body = await readBytes(request, MAX_BODY_BYTES)
  if (body === null) return errorResponse(413, { field: 'body', message: 'The request body is too long.' })
  const { url, method, headers } = request
  const copy = () => new Request(url, { method, headers, body: new Uint8Array(body) })
  const email = await readEmail(copy())
  return queueByAccount(email, () => logIn(copy(), { params: Promise.resolve({ slug: ['users', 'login'] }) }))
}

/** The email of a login request, as JSON or as the admin's form with JSON in it. Empty when invalid. */
async function readEmail(request: Request): Promise<string> {
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
    const body = isForm ? JSON.parse(String((await request.formData()).get('_payload'))) : await request.json()
    return String(body?.email ?? '')
      .trim()
      .toLowerCase()
  } catch {
    return ''
  }
}
