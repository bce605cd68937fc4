'use client'
import { useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import type { StockValues } from './stockValues'
import { useDebouncedAnswer } from './useDebouncedAnswer'
import { useFormSite } from './useFormSite'

const LISTS = ['carTypes', 'makes', 'models', 'bodies', 'fuels'] as const

/** How many cars the stock filters beside it match now. */
export function StockMatches({ path }: UIFieldClientProps) {
  const group = path.slice(0, path.lastIndexOf('.'))
  const site = useFormSite()
  const body = useFormFields(([fields]) => {
    const read = (name: string) => fields[`${group}.${name}`]?.value
    const dollars = (name: string) => (typeof read(name) === 'number' ? read(name) : null)
    if (site === 0) return null
    return JSON.stringify({
      site,
      filters: {
        ...Object.fromEntries(LISTS.map((name) => [name, read(name) ?? []])),
        ...{ priceFrom: dollars('priceFrom'), priceTo: dollars('priceTo'), expression: read('expression') || null },
      },
    })
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
