'use client'

import { type FormEvent, useState } from 'react'
import type { Valuation } from '@/domain/car/tradeIn'
import { formatDollars } from '@/domain/format'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'

interface TradeInOfferProps {
  /** price of the car on the page, in dollars */
  price: number
  carName: string
  /** URL of the full valuation, with the car */
  link: string
  linkLabel: string
}

const FIELDS = [
  { name: 'make', label: 'Make', placeholder: 'Mazda', numeric: false },
  { name: 'model', label: 'Model', placeholder: 'CX-5', numeric: false },
  { name: 'year', label: 'Year', placeholder: '2021', numeric: true },
  { name: 'km', label: 'Kilometres', placeholder: '45,000', numeric: true },
] as const

type Errors = Partial<Record<string, string>>
type ValuationState = { kind: 'value'; valuation: Valuation } | { kind: 'words'; message: string } | null

const FAILED = 'Could not value your car. Try again.'

/** An estimate of the shopper's own car, and what then remains to pay (CAR-20). */
export function TradeInOffer({ price, carName, link, linkLabel }: TradeInOfferProps) {
  const [valuation, setValuation] = useState<ValuationState>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [loading, setLoading] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading) return
    const form = new FormData(event.currentTarget)
    const query = new URLSearchParams(
      FIELDS.map(({ name, numeric }) => {
        const value = String(form.get(name) ?? '')
        return [name, numeric ? value.replaceAll(/[,\s]|kms?/gi, '') : value.trim()]
      }),
    )
    const missing = Object.fromEntries(
      FIELDS.flatMap(({ name, label }) => (query.get(name) ? [] : [[name, `Enter the ${label.toLowerCase()}.`]])),
    )
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setLoading(true)
    const { errors, ...next } = await fetchValuation(query)
    setLoading(false)
    setErrors(errors ?? {})
    setValuation(next.valuation)
  }

  return (
    <div className="rounded-card bg-surface p-card lg:p-6">
      <form onSubmit={submit} noValidate className="grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {FIELDS.map(({ name, label, placeholder, numeric }) => (
          <Field key={name} label={label} error={errors[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                className="numbers"
                placeholder={placeholder}
                inputMode={numeric ? 'numeric' : 'text'}
                autoComplete="off"
                maxLength={60}
              />
            )}
          </Field>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2 lg:col-span-4">
          <Button type="submit" variant="secondary" loading={loading} loadingLabel="Valuing yours">
            What is mine worth?
          </Button>
          <Button href={link} variant="quiet">
            {linkLabel}
          </Button>
        </div>
      </form>
      <div role="status" className="empty:hidden">
        {valuation?.kind === 'words' && <p className="measure mt-5">{valuation.message}</p>}
        {valuation?.kind === 'value' && <Worth valuation={valuation.valuation} price={price} carName={carName} />}
      </div>
    </div>
  )
}

function Worth({ valuation, price, carName }: { valuation: Valuation; price: number; carName: string }) {
  const { low, high, comparables } = valuation
  const toPay = { from: Math.max(0, price - high), to: Math.max(0, price - low) }
  return (
    <dl className="numbers mt-6 grid gap-5 border-t border-hairline pt-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">Yours may be worth</dt>
        <dd className="text-2xl font-bold tracking-tight">
          {formatDollars(low)} – {formatDollars(high)}
        </dd>
        <dd className="text-sm text-muted">
          {comparables > 0 && `From ${comparables} similar for sale. `}An estimate, not an offer, until we have seen it.
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">Then to pay for the {carName}</dt>
        <dd className="text-2xl font-bold tracking-tight">
          {toPay.to === 0 ? 'Nothing' : `${formatDollars(toPay.from)} – ${formatDollars(toPay.to)}`}
        </dd>
      </div>
    </dl>
  )
}

async function fetchValuation(query: URLSearchParams): Promise<{ valuation: ValuationState; errors?: Errors }> {
  try {
    const response = await fetch(`/api/trade-in-valuations?${query}`)
    if (response.ok) return { valuation: { kind: 'value', valuation: (await response.json()) as Valuation } }
    const body = (await response.json().catch(() => null)) as { errors?: { field: string; message: string }[] } | null
    const errors = body?.errors ?? []
    if (response.status === 400 && errors.length > 0) {
      return { valuation: null, errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])) }
    }
    return { valuation: { kind: 'words', message: errors[0]?.message ?? FAILED } }
  } catch {
    return { valuation: { kind: 'words', message: FAILED } }
  }
}
