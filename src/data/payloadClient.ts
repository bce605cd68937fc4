import 'server-only'
import { getPayload } from 'payload'
import { getPayloadConfig } from '../server/payloadConfig'

/** The Payload instance of this process, started on first use. */
export function payloadClient() {
  return getPayload({ config: getPayloadConfig() })
}
