import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { routeSentence } from '@/domain/leads/routeSentence'
import type { LeadRoute } from '@/payload-types'

/** A routing rule as a sentence in the list. */
export async function RouteSentenceCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const rule = rowData as LeadRoute
  const [locations, makes] = await Promise.all([
    listNames(payload, 'locations', rule.locations),
    listNames(payload, 'makes', rule.makes),
  ])
  return (
    <span className="forecourt-route-cell">
      {routeSentence({
        fallback: rule.fallback ?? false,
        kinds: rule.kinds ?? [],
        categories: rule.categories ?? [],
        locations,
        carTypes: rule.carTypes ?? [],
        makes,
        emails: rule.emails ?? [],
        adfEmails: rule.adfEmails ?? [],
        adfUrl: rule.adfUrl || null,
        webhookUrl: rule.webhookUrl || null,
      })}
    </span>
  )
}

/** Names of a rule's locations or makes. Anyone who can read the rule can read these. */
async function listNames(
  payload: Payload,
  collection: 'locations' | 'makes',
  relations: readonly unknown[] | null = [],
) {
  const ids = (relations ?? []).map((relation) =>
    typeof relation === 'object' && relation !== null ? (relation as { id: number }).id : (relation as number),
  )
  if (ids.length === 0) return []
  const found = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    select: { name: true },
    sort: 'name',
    where: { id: { in: ids } },
  })
  return found.docs.map(({ name }) => name)
}
