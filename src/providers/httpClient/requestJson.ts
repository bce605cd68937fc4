import { HttpError } from './httpError'
import { OPERATOR_RULES, readBody, sendRequest } from './sendRequest'

export interface JsonRequest {
  /** names the service in messages: "The ratings service" */
  service: string
  /** milliseconds for the whole exchange */
  timeoutMs: number
  /** sent as a bearer token */
  key?: string | null
  /** sent by POST as JSON; without a body the request is a GET */
  body?: object
}

const MAX_BYTES = 1024 * 1024

/**
 * Requests JSON from a service configured in the environment; returns null for 404. Redirects are not followed.
 *
 * @throws {HttpError} if the service is unreachable, or the response is not 2xx or not JSON
 */
export async function requestJson(url: URL, { service, timeoutMs, key, body }: JsonRequest): Promise<unknown | null> {
  const response = await sendRequest(url, {
    ...OPERATOR_RULES,
    timeoutMs,
    headers: {
      Accept: 'application/json',
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const { status } = response
  if (status < 200 || status > 299) {
    response.close()
    if (status === 404) return null
    throw new HttpError('status', `${service} returned ${status}`)
  }
  const content = await readBody(response, MAX_BYTES)
  try {
    return JSON.parse(content.toString())
  } catch (error) {
    throw new HttpError('malformed', `${service} did not return JSON`, { cause: error })
  }
}
