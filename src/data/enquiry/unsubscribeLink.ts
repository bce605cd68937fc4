import 'server-only'
import { parseUnsubscribeToken } from '../../leads/privacy/unsubscribeToken'

/** True if this deployment made the token of an unsubscribe link. */
export const isUnsubscribeLink = (token: string): boolean =>
  parseUnsubscribeToken(process.env.PAYLOAD_SECRET ?? '', token) !== null
