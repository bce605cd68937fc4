import { HttpError } from './httpError'
import { type RequestRules, readBody, sendRequest } from './sendRequest'

export interface DownloadRules extends RequestRules {
  /** maximum size in bytes */
  maxBytes: number
  /** milliseconds for the whole download */
  timeoutMs: number
  /** the Accept header */
  accept: string
}

/** Downloads a file. Redirects are not followed. @throws {HttpError} */
export async function download(url: URL, { maxBytes, accept, ...rules }: DownloadRules): Promise<Buffer> {
  const response = await sendRequest(url, { ...rules, headers: { Accept: accept } })
  const { status, headers } = response
  const tooLarge = Number(headers['content-length'] ?? 0) > maxBytes
  if (status !== 200 || tooLarge) {
    response.close()
    if (status !== 200) throw new HttpError('status', `The server returned ${status}`)
    throw new HttpError('tooLarge', `The file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`)
  }
  return readBody(response, maxBytes)
}
