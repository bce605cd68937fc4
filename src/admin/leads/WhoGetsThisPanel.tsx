import type { BeforeListServerProps } from 'payload'
import { testerSites } from '@/data/leadAdmin/testerSites'
import { WhoGetsThis } from './WhoGetsThis'

/** The tester above the list of routing rules, with the sites, locations and makes that staff may see. */
export async function WhoGetsThisPanel({ payload, user }: BeforeListServerProps) {
  if (!user) return null
  const sites = await testerSites(payload, user)
  return sites.length > 0 ? <WhoGetsThis key={sites.map(({ id }) => id).join()} sites={sites} /> : null
}
