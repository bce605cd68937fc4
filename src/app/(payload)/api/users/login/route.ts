import config from '@payload-config'
import { REST_POST } from '@payloadcms/next/routes'
import { serialByKey } from '@/server/serialByKey'
import { payloadRoute } from '../../payloadRoute'

const logIn = payloadRoute(REST_POST(config))

/** More logins of one account at the same moment than people make; the rest go ahead without a turn. */
const MAX_WAITING = 20
// Once for the process, however often this module is loaded.
const globals = globalThis as { forecourtLogins?: ReturnType<typeof serialByKey> }
globals.forecourtLogins ??= serialByKey(MAX_WAITING)
const queueByAccount = globals.forecourtLogins

/**
 * Payload's own login, one at a time for each account: it reads the account's sessions, adds one and writes them all back, and
 * two at the same moment would each drop the other's.
 */
export async function POST(request: Request) {
  const email = await readEmail(request.clone())
  return queueByAccount(email, () => logIn(request, { params: Promise.resolve({ slug: ['users', 'login'] }) }))
}

/** The account that is asked for: the admin sends a form with JSON in it, others send JSON. Empty where it cannot be read. */
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
