'use client'
import { useFormFields } from '@payloadcms/ui'
import type { AudienceSearches } from '@/data/stock/audienceSearches'
import { readFormSelection } from '../fields/formSelection'
import { useDebouncedAnswer } from '../fields/useDebouncedAnswer'
import { useFormSite } from '../fields/useFormSite'
import { describeReach } from './describeReach'

const LISTS = ['carTypes', 'makes', 'models', 'bodies', 'fuels', 'words'] as const

/** In how many of last week's searches the card or tile would have stood. */
export function AudienceReach({ one }: { one: 'card' | 'tile' }) {
  const site = useFormSite()
  const { body, isForSome } = useFormFields(([fields]) => {
    const audience = readFormSelection(fields, 'audience', LISTS)
    const visitors = fields['audience.visitors']?.value
    return {
      body: site > 0 ? JSON.stringify({ site, audience }) : null,
      isForSome: visitors === 'new' || visitors === 'returning',
    }
  })
  const { value, problem } = useDebouncedAnswer<AudienceSearches>('/api/promo-audience', body)
  return (
    <p aria-live="polite" className="field-type forecourt-quiet">
      {problem ?? (value ? describeReach(value, one, isForSome) : '')}
    </p>
  )
}
