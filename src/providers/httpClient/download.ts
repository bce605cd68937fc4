import { HttpError } from './httpError'
import { type RequestRules, sendRequest } from './sendRequest'

export interface DownloadRules extends RequestRules {
  /** the most that is read, in bytes */
  maxBytes: number
  /** for the whole of it, in milliseconds */
  timeoutMs: number
  /** the Accept header */
  accept: string
}

/**
 * A file, whole. Redirects are not followed.
 *
 * @throws HttpError
 */
export async function download(url: URL, { maxBytes, accept, ...rules }: DownloadRules): Promise<Buffer> {
  const { status, headers, chunks, close } = await sendRequest(url, { ...rules, headers: { Accept: accept } })
  const tooLarge = Number(headers['content-length'] ?? 0) > maxBytes
  if (status !== 200 || tooLarge) {
    close()
    if (status !== 200) throw new HttpError('status', `It answered ${status}`)
    throw new HttpError('tooLarge', `The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`)
  }
  const parts: Buffer[] = []
  for await (const chunk of chunks(maxBytes)) parts.push(chunk)
  return Buffer.concat(parts)
}
