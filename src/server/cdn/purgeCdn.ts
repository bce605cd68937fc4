import { HttpError } from '../../providers/httpClient/httpError'
import { type HttpRequest, OPERATOR_RULES, sendRequest } from '../../providers/httpClient/sendRequest'
import { readCdnSettings } from './cdnHeaders.mjs'

type Source = Readonly<Record<string, string | undefined>>

/** Requests that purge the same keys, one for each server of a CDN that has several. */
interface PurgeRequest extends Pick<HttpRequest, 'method' | 'headers' | 'body'> {
  url: URL
}

const TIMEOUT_MS = 10_000

/** Keys of one request. Fastly takes 256, Cloudflare 30 on its smallest plans, and a header of Varnish 8 KB. */
const MAX_KEYS = { fastly: 256, cloudflare: 30, varnish: 150 }

/** Whether a CDN is to be purged when pages change. */
export const isCdnPurged = (source: Source = process.env): boolean => readCdnSettings(source).provider !== null

/** Purges all pages with one of the keys from the CDN. @throws {HttpError} if the CDN is unreachable or refuses */
export async function purgeCdn(keys: readonly string[], source: Source = process.env): Promise<void> {
  const { provider } = readCdnSettings(source)
  if (!provider) return
  for (let start = 0; start < keys.length; start += MAX_KEYS[provider])
    for (const request of purgeRequests(keys.slice(start, start + MAX_KEYS[provider]), source)) await send(request)
}

function purgeRequests(keys: readonly string[], env: Source): PurgeRequest[] {
  const { provider } = readCdnSettings(env)
  const token = env.CDN_PURGE_TOKEN ?? ''
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const service = encodeURIComponent(env.CDN_SERVICE_ID ?? '')
  switch (provider) {
    // https://www.fastly.com/documentation/reference/api/purging/
    case 'fastly':
      return [
        {
          url: new URL(`${baseUrl(env, 'https://api.fastly.com')}/service/${service}/purge`),
          method: 'POST',
          headers: { ...json, 'Fastly-Key': token },
          body: JSON.stringify({ surrogate_keys: keys }),
        },
      ]
    // https://developers.cloudflare.com/api/resources/cache/methods/purge/
    case 'cloudflare':
      return [
        {
          url: new URL(`${baseUrl(env, 'https://api.cloudflare.com/client/v4')}/zones/${service}/purge_cache`),
          method: 'POST',
          headers: { ...json, Authorization: `Bearer ${token}` },
          body: JSON.stringify({ tags: keys }),
        },
      ]
    // docker/varnish/default.vcl
    default:
      return (env.CDN_PURGE_URL ?? '').split(',').map((url) => ({
        url: new URL(url.trim()),
        method: 'PURGE',
        headers: { 'xkey-purge': keys.join(' '), ...(token && { Authorization: `Bearer ${token}` }) },
      }))
  }
}

const baseUrl = (env: Source, standard: string) => (env.CDN_PURGE_URL || standard).replace(/\/$/, '')

async function send({ url, ...request }: PurgeRequest): Promise<void> {
  const response = await sendRequest(url, { ...OPERATOR_RULES, ...request, timeoutMs: TIMEOUT_MS })
  response.close()
  if (response.status < 200 || response.status > 299)
    throw new HttpError('status', `The CDN at ${url.host} returned ${response.status} to a purge`)
}
