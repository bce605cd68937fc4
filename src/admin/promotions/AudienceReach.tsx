'use client'
import { useFormFields } from '@payloadcms/ui'
import type { AudienceSearches } from '@/data/stock/audienceSearches'
import { useDebouncedAnswer } from '../fields/useDebouncedAnswer'
import { useFormSite } from '../fields/useFormSite'

const LISTS = ['carTypes', 'makes', 'models', 'bodies', 'words'] as const

/** In how many of last week's searches the card would have stood. */
export function AudienceReach() {
  const site = useFormSite()
  const { body, isForSome } = useFormFields(([fields]) => {
    const read = (name: string) => fields[`audience.${name}`]?.value
    const dollars = (name: string) => (typeof read(name) === 'number' ? read(name) : null)
    const audience = {
      ...Object.fromEntries(LISTS.map((name) => [name, read(name) ?? []])),
      ...{ priceFrom: dollars('priceFrom'), priceTo: dollars('priceTo') },
    }
    const visitors = read('visitors')
    return {
      body: site > 0 ? JSON.stringify({ site, audience }) : null,
      isForSome: visitors === 'new' || visitors === 'returning',
    }
  })
  const { value, problem } = useDebouncedAnswer<AudienceSearches>('/api/promo-audience', body)
  return (
    <p aria-live="polite" className="field-type forecourt-quiet">
      {problem ?? (value ? describe(value, isForSome) : '')}
    </p>
  )
}

function describe({ searches, total }: AudienceSearches, isForSome: boolean): string {
  if (total === 0) return 'Nobody has searched in the last seven days.'
  const counts = `${searches.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}`
  return `It would have stood in ${counts} searches of the last seven days${isForSome ? ', of all visitors' : ''}.`
}
