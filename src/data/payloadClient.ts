import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'

/** The Payload instance of this process, started on first use. */
export function payloadClient() {
  return getPayload({ config })
}
