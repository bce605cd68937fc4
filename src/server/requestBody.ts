import { cleanJson, isNestedDeeper } from '../domain/cleanText'
import { explainJsonSize } from '../domain/jsonSize'

export { isNestedDeeper }

/** Maximum nesting of a JSON body: our forms have four levels, and rich text with lists in lists some fifty. */
export const MAX_JSON_NESTING = 100

/** Message about a value that is nested deeper. */
export const NESTED_TOO_DEEPLY = `Nest at most ${MAX_JSON_NESTING} levels of lists and objects.`

/** Reads a request's body as text; null if it is longer than `maxBytes`. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString('utf8') ?? null
}

/** Reads a request's body; stops and returns null if it is longer than `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | null> {
  if (isDeclaredLonger(request, maxBytes)) return null
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}

/** The body of a request of `limitBody` is longer than allowed. */
export class BodyTooLongError extends Error {
  override name = 'BodyTooLongError'
}

/** A copy of a request whose body breaks off once it is longer than `maxBytes`, and whether it was. The body is read only as the copy's is. */
export function limitBody(request: Request, maxBytes: number): { request: Request; isTooLong: () => boolean } {
  let length = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (length > maxBytes) controller.error(new BodyTooLongError('The request body is too long.'))
      else controller.enqueue(chunk)
    },
  })
  const { method, headers, signal } = request
  const init = { method, headers, signal, body: request.body?.pipeThrough(count), duplex: 'half' }
  return { request: new Request(request.url, init as RequestInit), isTooLong: () => length > maxBytes }
}

/** Whether a request says of itself that its body is longer. */
export const isDeclaredLonger = ({ headers }: Request, maxBytes: number): boolean =>
  Number(headers.get('content-length') ?? 0) > maxBytes

/** Parses JSON into a value that Postgres can store; null if it is invalid, nested too deeply or beyond `JSON_LIMITS`. */
export const parseJson = (text: string): unknown => parseJsonBody(text).value

/** The same with the limit that the value exceeds, as a sentence for people; null if it keeps all, or is no JSON. */
export function parseJsonBody(text: string): { value: unknown; problem: string | null } {
  try {
    const value: unknown = JSON.parse(text)
    const problem = isNestedDeeper(value, MAX_JSON_NESTING) ? NESTED_TOO_DEEPLY : explainJsonSize(value)
    return { value: problem ? null : cleanJson(value), problem }
  } catch {
    return { value: null, problem: null }
  }
}

/** Query parameters as strings that Postgres can store; the last of repeated ones. */
export function parseQuery(request: Request): Record<string, string> {
  return cleanJson(Object.fromEntries(new URL(request.url).searchParams))
}

/** Parses a form of a request, multipart or URL-encoded, from its bytes; null when invalid. */
export async function parseForm({ headers }: Request, bytes: Buffer): Promise<FormData | null> {
  const copy = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': headers.get('content-type') ?? '' } })
  return copy.formData().catch(() => null)
}
