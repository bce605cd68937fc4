import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { findUser } from '@/data/accounts/findUser'
import { type IntendedWrite, mayWrite } from '@/data/accounts/mayWrite'
import { payloadClient } from '@/data/payloadClient'
import { parseDocumentId } from '@/domain/documentId'
import { MAX_UPLOAD_BYTES } from '@/domain/uploadFolders'
import { notLoggedIn } from '@/server/accounts/heldSessions'
import { errorResponse } from '@/server/errorResponse'

/** Maximum bytes of what strangers send to sign in or to set a password. */
const MAX_SIGN_IN_BYTES = 100_000
/** Maximum bytes of a query sent as a body, with the documents and filters of an admin list. */
const MAX_QUERY_BYTES = 100_000
/** Maximum bytes of a preference, such as the columns of a list. */
const MAX_PREFERENCE_BYTES = 20_000
/** Maximum bytes of a document without a file, as JSON or as the form that the admin sends. */
const MAX_DOCUMENT_BYTES = 5_000_000
/** Maximum bytes of a file with the fields of its document. */
const MAX_FILE_FORM_BYTES = MAX_UPLOAD_BYTES + 1_000_000

/** Methods whose bodies Payload reads. */
const WITH_BODY = ['PATCH', 'POST', 'PUT']
/** Endpoints of accounts that strangers call, by what they read. */
const SIGN_IN = ['login', 'forgot-password', 'reset-password', 'first-register']
const WITHOUT_BODY = ['logout', 'refresh-token', 'verify']

const PREFERENCES = 'payload-preferences'

/** Whether a body is a form of parts, which Payload reads as a stream, by Payload's own test of the type. */
export const isMultipart = ({ headers }: Request): boolean => /multipart\//i.test(headers.get('content-type') ?? '')

/** True for a query sent by POST because it is too long for a URL. */
export const isQueryBody = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET')

/** True for a preference, which Payload reads as JSON whatever its type says. */
export const isPreference = ([slug]: readonly string[]): boolean => slug === PREFERENCES

/**
 * Bytes of a request's body that may be read, found without reading any: 0 if nothing is to be read. Only what signs people in is read from
 * strangers: 401, or 403 for those who have no right to what the address asks for.
 * @param path of the request below `/api`
 */
export async function findBodyLimit(request: Request, path: readonly string[]): Promise<number | Response> {
  if (!request.body || !WITH_BODY.includes(request.method)) return 0
  const payload = await payloadClient()
  const [slug = '', part = ''] = path
  const collection = payload.config.collections.find((candidate) => candidate.slug === slug)
  const isPostOfAccounts = request.method === 'POST' && path.length > 1 && Boolean(collection?.auth)
  if (isPostOfAccounts && WITHOUT_BODY.includes(part)) return 0
  if (isPostOfAccounts && SIGN_IN.includes(part)) return MAX_SIGN_IN_BYTES
  const user = await findUser(payload, request.headers)
  if (!user) return notLoggedIn(request.headers)
  // Payload reads these as JSON or as parameters alone.
  if (isQueryBody(request)) return isMultipart(request) ? 0 : MAX_QUERY_BYTES
  if (isPreference(path)) return MAX_PREFERENCE_BYTES
  if (!collection) return MAX_DOCUMENT_BYTES
  const takesFile = isMultipart(request) && isFileTaken(request, collection, path)
  const write = findWrite(request, collection, path)
  const id = request.method === 'PATCH' ? (parseDocumentId(part) ?? undefined) : undefined
  // A file is long: it waits until the very document may be changed.
  const mayDo = !write || (await mayWrite(payload, user, { ...write, id, isOfDocument: takesFile }))
  if (!mayDo) return errorResponse(403, { field: 'user', message: 'You may not do this.' })
  return takesFile ? MAX_FILE_FORM_BYTES : MAX_DOCUMENT_BYTES
}

/** Whether the request creates or changes one document of an upload collection. */
const isFileTaken = ({ method }: Request, { upload }: SanitizedCollectionConfig, path: readonly string[]): boolean =>
  Boolean(upload) && ((method === 'POST' && path.length === 1) || (method === 'PATCH' && path.length === 2))

/** What one of Payload's own endpoints does; null for others, which check rights themselves. */
function findWrite(
  { method }: Request,
  collection: SanitizedCollectionConfig,
  [, part, action, ...rest]: readonly string[],
): Pick<IntendedWrite, 'collection' | 'operation'> | null {
  const write = (operation: IntendedWrite['operation']) => ({
    collection: collection.slug as CollectionSlug,
    operation,
  })
  if (rest.length > 0) return null
  if (method === 'PATCH') return action === undefined ? write('update') : null
  if (method !== 'POST') return null
  if (part === undefined || action === 'duplicate') return write('create')
  return part === 'versions' ? write('update') : null
}
