import 'server-only'
import { embeddedRegoLookup } from '../../providers/regoLookup/embedded'
import { httpRegoLookup } from '../../providers/regoLookup/http'
import type { RegoLookupProvider } from '../../providers/regoLookup/port'

/** The rego lookup configured in the environment, else one that finds nothing. */
export function createRegoLookup(): RegoLookupProvider {
  const { REGO_LOOKUP_URL: url, REGO_LOOKUP_KEY: key } = process.env
  return url ? httpRegoLookup({ url, key: key || null }) : embeddedRegoLookup
}

/** True if a rego lookup is configured; forms offer it only then. */
export const hasRegoLookup = () => Boolean(process.env.REGO_LOOKUP_URL)
