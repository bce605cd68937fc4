import 'server-only'
import { embeddedRegoLookup } from '../../providers/regoLookup/embedded'
import { httpRegoLookup } from '../../providers/regoLookup/http'
import type { RegoLookupProvider } from '../../providers/regoLookup/port'

/** The register that the environment names; one that knows nothing where it names none. */
export function createRegoLookup(): RegoLookupProvider {
  const { REGO_LOOKUP_URL: url, REGO_LOOKUP_KEY: key } = process.env
  return url ? httpRegoLookup({ url, key: key || null }) : embeddedRegoLookup
}

/** Whether plates can be looked up at all; forms offer it only then. */
export const hasRegoLookup = () => Boolean(process.env.REGO_LOOKUP_URL)
