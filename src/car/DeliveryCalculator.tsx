'use client'

import { type FormEvent, useRef, useState } from 'react'
import { DELIVERY_MESSAGES, type DeliveryEstimate, parsePostcode } from '@/domain/delivery/deliveryZones'
import { formatDollars } from '@/domain/format'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import { Icon } from '@/ui/media/Icon'

type State =
  | { kind: 'idle' | 'loading' }
  | { kind: 'result'; estimate: DeliveryEstimate; postcode: string }
  | { kind: 'error'; message: string; ofField: boolean }

const FAILED = 'Could not look up the price. Try again.'

/** The cost of delivery to a postcode: idle, loading, a result, or an error (CAR-12). */
export function DeliveryCalculator({ carId }: { carId: number }) {
  const [postcode, setPostcode] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)

  const estimate = async (event: FormEvent) => {
    event.preventDefault()
    if (state.kind === 'loading') return
    const requested = parsePostcode(postcode)
    if (requested) setState({ kind: 'loading' })
    const next: State = requested
      ? await fetchPrice(requested, carId)
      : {
          kind: 'error',
          message: postcode.trim() ? DELIVERY_MESSAGES.malformed : DELIVERY_MESSAGES.empty,
          ofField: true,
        }
    setState(next)
    if (next.kind === 'error' && next.ofField) input.current?.focus()
  }

  const fieldError = state.kind === 'error' && state.ofField ? state.message : null
  return (
    <div className="rounded-card bg-surface p-card lg:p-6">
      <form onSubmit={estimate} noValidate className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-[12rem_auto_1fr]">
        <Field id="delivery-postcode" label="Your postcode" error={fieldError}>
          {(control) => (
            <TextInput
              {...control}
              name="postcode"
              ref={input}
              className="numbers"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={4}
              value={postcode}
              onChange={({ target }) => {
                setPostcode(target.value)
                if (fieldError) setState({ kind: 'idle' })
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="sm:mt-[1.75rem]"
          loading={state.kind === 'loading'}
          loadingLabel="Looking up the price"
        >
          <Icon name="truck" />
          Estimate delivery
        </Button>
        <div role="status" className="sm:mt-[1.5rem] sm:min-h-12">
          {state.kind === 'result' && <Result estimate={state.estimate} postcode={state.postcode} />}
          {state.kind === 'error' && !state.ofField && <p className="measure">{state.message}</p>}
        </div>
      </form>
    </div>
  )
}

function Result({ estimate: { name, price }, postcode }: { estimate: DeliveryEstimate; postcode: string }) {
  return (
    <p className="numbers sm:text-right">
      <span className="block text-2xl font-bold tracking-tight">{price === 0 ? 'Free' : formatDollars(price)}</span>
      <span className="block text-sm text-muted">
        Delivered to {postcode}, {name}
      </span>
    </p>
  )
}

async function fetchPrice(postcode: string, carId: number): Promise<State> {
  try {
    const response = await fetch(`/api/delivery-estimates?postcode=${postcode}&car_id=${carId}`)
    if (response.ok) return { kind: 'result', estimate: (await response.json()) as DeliveryEstimate, postcode }
    if (response.status === 404) return { kind: 'error', message: DELIVERY_MESSAGES.none, ofField: false }
    const body = (await response.json().catch(() => null)) as { errors?: { message: string }[] } | null
    return { kind: 'error', message: body?.errors?.[0]?.message ?? FAILED, ofField: response.status === 400 }
  } catch {
    return { kind: 'error', message: FAILED, ofField: false }
  }
}
