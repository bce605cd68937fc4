import { HttpError } from './httpError'
import { OPERATOR_RULES, sendRequest } from './sendRequest'

export interface JsonRequest {
  /** names the service in messages: "The ratings service" */
  service: string
  /** milliseconds for the whole exchange */
  timeoutMs: number
  /** sent as a bearer token */
  key?: string | null
  /** sent by POST as JSON; without one the request is a GET */
  body?: object
}

const MAX_BYTES = 1024 * 1024

/**
 * What a service that the environment names answers, as JSON; null for 404. Redirects are not followed.
 *
 * @throws HttpError where it cannot be reached, or answers with another status than 200 to 299 or without JSON
 */
export async function requestJson(url: URL, { service, timeoutMs, key, body }: JsonRequest): Promise<unknown | null> {
  const { status, chunks, close } = await sendRequest(url, {
    ...OPERATOR_RULES,
    timeoutMs,
    headers: {
      Accept: 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (status < 200 || status > 299) {
    close()
    if (status === 404) return null
    throw new HttpError('status', `${service} answered ${status}`)
  }
  const parts: Buffer[] = []
  for await (const chunk of chunks(MAX_BYTES)) parts.push(chunk)
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch (error) {
    throw new HttpError('malformed', `${service} did not answer with JSON`, { cause: error })
  }
}
