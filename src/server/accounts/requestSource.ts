import { cleanText, truncateText } from '../../domain/cleanText'
import { findAddress } from '../clientAddress.mjs'

const MAX_USER_AGENT_LENGTH = 300

/** Where a request comes from, as it is stored with sessions and events. */
export interface RequestSource {
  address: string | null
  user_agent: string | null
}

/** Address and browser of a request. */
export function sourceOf(headers: Headers): RequestSource {
  const userAgent = truncateText(cleanText(headers.get('user-agent') ?? ''), MAX_USER_AGENT_LENGTH)
  return { address: findAddress(headers), user_agent: userAgent || null }
}
