import { cleanJson } from '../domain/cleanText'

/** Levels of objects and arrays in a JSON body; no form of ours nests deeper than four. */
const MAX_JSON_NESTING = 100

/** The body of a request as text; null where it is longer than `maxBytes`. Reads no further than that. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString('utf8') ?? null
}

/** The body of a request; null where it is longer than `maxBytes`. Reads no further than that. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
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

/** JSON as a value that Postgres can store; null for what is not JSON or nests too deep. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isNestedDeeper(value, MAX_JSON_NESTING) ? null : cleanJson(value)
  } catch {
    return null
  }
}

/** A query string's parameters as an object of texts that Postgres can store; of a repeated one the last. */
export function parseQuery(request: Request): Record<string, string> {
  return cleanJson(Object.fromEntries(new URL(request.url).searchParams))
}

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1))
}
