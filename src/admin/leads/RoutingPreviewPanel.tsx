import type { BeforeListServerProps } from 'payload'
import { listTesterSites } from '@/data/leadAdmin/testerSites'
import { RoutingPreview } from './RoutingPreview'

/** Routing preview above the list of rules, with the sites, locations and makes that the user can access. */
export async function RoutingPreviewPanel({ payload, user }: BeforeListServerProps) {
  if (!user) return null
  const sites = await listTesterSites(payload, user)
  return sites.length > 0 ? <RoutingPreview key={sites.map(({ id }) => id).join()} sites={sites} /> : null
}
