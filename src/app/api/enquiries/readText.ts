/** The body of a request as text; null where it is longer than `largest` bytes. No more than that is ever held. */
export async function readText(request: Request, largest: number): Promise<string | null> {
  return (await readBytes(request, largest))?.toString('utf8') ?? null
}

/** The body of a request; null where it is longer than `largest` bytes. No more than that is ever held. */
export async function readBytes(request: Request, largest: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.length
    if (length > largest) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}

/** JSON as a value; null for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
