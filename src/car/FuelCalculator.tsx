'use client'

import { useState } from 'react'
import { type FuelInputs, weeklyFuelCost } from '@/domain/car/fuelCost'
import { formatDollarsAndCents } from '@/domain/format'
import { Field } from '@/ui/Field'
import { NumberInput } from '@/ui/NumberInput'

/** What a week's driving costs in fuel: price, distance and economy in, dollars out (CAR-11). */
export function FuelCalculator({ defaults }: { defaults: FuelInputs }) {
  const [inputs, setInputs] = useState(defaults)
  const set = (name: keyof FuelInputs) => (value: number | null) =>
    setInputs((before) => ({ ...before, [name]: value ?? 0 }))
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Field label="Fuel price a litre">
        {(control) => (
          <NumberInput
            id={control.id}
            prefix="$"
            decimals={2}
            fixedDecimals
            min={0}
            max={10}
            value={inputs.pricePerLitre}
            onValueChange={set('pricePerLitre')}
          />
        )}
      </Field>
      <Field label="Distance a week">
        {(control) => (
          <NumberInput
            id={control.id}
            suffix=" kms"
            min={0}
            max={10_000}
            value={inputs.kmPerWeek}
            onValueChange={set('kmPerWeek')}
          />
        )}
      </Field>
      <Field label="Economy">
        {(control) => (
          <NumberInput
            id={control.id}
            suffix=" L/100km"
            decimals={1}
            min={0}
            max={60}
            value={inputs.litresPer100Km}
            onValueChange={set('litresPer100Km')}
          />
        )}
      </Field>
      <p aria-live="polite" className="numbers">
        <span className="block text-sm text-muted">Fuel a week</span>
        <span className="heading-3">{formatDollarsAndCents(weeklyFuelCost(inputs))}</span>
      </p>
    </div>
  )
}
