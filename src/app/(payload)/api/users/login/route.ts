import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { serialByKey } from '@/server/serialByKey'
import { payloadRoute } from '../../payloadRoute'

const logIn = payloadRoute(REST_POST(config))

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
  const email = await readEmail(request.clone())
  return queueByAccount(email, () => logIn(request, { params: Promise.resolve({ slug: ['users', 'login'] }) }))
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
