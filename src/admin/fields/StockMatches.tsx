'use client'
import { useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { readFormSelection } from './formSelection'
import type { StockValues } from './stockValues'
import { useDebouncedAnswer } from './useDebouncedAnswer'
import { useFormSite } from './useFormSite'

const LISTS = ['carTypes', 'makes', 'models', 'bodies', 'fuels'] as const

/** How many cars the stock filters beside it match now. */
export function StockMatches({ path }: UIFieldClientProps) {
  const group = path.slice(0, path.lastIndexOf('.'))
  const site = useFormSite()
  const body = useFormFields(([fields]) => {
    if (site === 0) return null
    const expression = fields[`${group}.expression`]?.value || null
    return JSON.stringify({ site, filters: { ...readFormSelection(fields, group, LISTS), expression } })
  })
  const { value, problem } = useDebouncedAnswer<StockValues>('/api/stock-values', body)
  const count = value?.matches
  return (
    <p aria-live="polite" className="field-type forecourt-quiet">
      {problem ??
        (count === undefined
          ? ''
          : count === null
            ? 'The advanced filter cannot be read.'
            : count === 0
              ? 'No car matches now: the list would be empty.'
              : count === 1
                ? '1 car matches now.'
                : `${count.toLocaleString('en-AU')} cars match now.`)}
    </p>
  )
}
