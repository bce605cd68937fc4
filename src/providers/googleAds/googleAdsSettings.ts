import type { GoogleAdsSettings } from './accessToken'

export interface GoogleAdsEnvironment {
  GOOGLE_ADS_DEVELOPER_TOKEN?: string
  GOOGLE_ADS_CLIENT_ID?: string
  GOOGLE_ADS_CLIENT_SECRET?: string
  GOOGLE_ADS_REFRESH_TOKEN?: string
  GOOGLE_ADS_LOGIN_CUSTOMER_ID?: string
  GOOGLE_ADS_URL?: string
}

const URL_OF_GOOGLE = 'https://googleads.googleapis.com/v26'
const TOKEN_URL = 'https://oauth2.googleapis.com/token'

/** The deployment's access to Google Ads; null without GOOGLE_ADS_DEVELOPER_TOKEN. `GOOGLE_ADS_URL` answers both for tests. */
export function googleAdsSettings(environment: GoogleAdsEnvironment): GoogleAdsSettings | null {
  const {
    GOOGLE_ADS_DEVELOPER_TOKEN: developerToken,
    GOOGLE_ADS_CLIENT_ID: clientId,
    GOOGLE_ADS_CLIENT_SECRET: clientSecret,
    GOOGLE_ADS_REFRESH_TOKEN: refreshToken,
    GOOGLE_ADS_LOGIN_CUSTOMER_ID: loginCustomerId,
    GOOGLE_ADS_URL: url,
  } = environment
  if (!developerToken || !clientId || !clientSecret || !refreshToken) return null
  return {
    ...{ developerToken, clientId, clientSecret, refreshToken },
    url: url?.replace(/\/$/, '') ?? URL_OF_GOOGLE,
    tokenUrl: url ? new URL('/token', url).href : TOKEN_URL,
    loginCustomerId: loginCustomerId?.replaceAll('-', '') || null,
  }
}
