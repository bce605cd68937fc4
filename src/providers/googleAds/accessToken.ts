import * as z from 'zod'
import { HttpError } from '../httpClient/httpError'
import { OPERATOR_RULES, sendRequest } from '../httpClient/sendRequest'

/** Credentials of the deployment for the Google Ads API. */
export interface GoogleAdsSettings {
  /** with its version, without a slash at the end */
  url: string
  tokenUrl: string
  developerToken: string
  clientId: string
  clientSecret: string
  refreshToken: string
  /** digits of the manager account through which the dealers' accounts are reached; null for none */
  loginCustomerId: string | null
}

const MAX_BYTES = 20_000
/** A token lasts an hour; it is refreshed a minute before. */
const SAFETY_MS = 60_000

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

let cached: { for: string; token: string; until: number } | null = null

/**
 * An access token for the Google Ads API, kept until shortly before it expires.
 * @throws {HttpError} if Google does not answer
 * @throws {Error} if it refuses the credentials
 */
export async function fetchAccessToken(settings: GoogleAdsSettings, timeoutMs: number): Promise<string> {
  const { tokenUrl, clientId, clientSecret, refreshToken } = settings
  const key = [tokenUrl, clientId, refreshToken].join(' ')
  if (cached?.for === key && cached.until > Date.now()) return cached.token
  const response = await sendRequest(new URL(tokenUrl), {
    ...OPERATOR_RULES,
    method: 'POST',
    timeoutMs,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ grant_type: 'refresh_token', client_id: clientId, client_secret: clientSecret },
      refresh_token: refreshToken,
    }).toString(),
  })
  const parts: Buffer[] = []
  for await (const part of response.chunks(MAX_BYTES)) parts.push(part)
  const text = Buffer.concat(parts).toString()
  if (response.status !== 200)
    throw new Error(`Google refused the credentials of GOOGLE_ADS_REFRESH_TOKEN: ${response.status}.`)
  const parsed = answer.safeParse(parseJson(text))
  if (!parsed.success) throw new HttpError('malformed', `${new URL(tokenUrl).host} sent no access token`)
  const { access_token: token, expires_in: seconds } = parsed.data
  cached = { for: key, token, until: Date.now() + seconds * 1000 - SAFETY_MS }
  return token
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
