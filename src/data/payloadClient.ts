import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'

/** The one Payload of this process, started on first use. */
export function payloadClient() {
  return getPayload({ config })
}
