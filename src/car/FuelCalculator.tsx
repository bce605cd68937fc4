'use client'

import { useState } from 'react'
import {
  type FuelInputs,
  fuelLabels,
  parseDollars,
  parseEconomy,
  parseKms,
  weeklyFuelCost,
} from '@/domain/car/fuelCost'
import { formatDollars, formatDollarsAndCents } from '@/domain/format'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'

const WEEKS_PER_YEAR = 52

const FIELDS: { name: keyof FuelInputs; label: string; read: (drafts: string) => number }[] = [
  { name: 'pricePerLitre', label: 'Fuel price a litre', read: parseDollars },
  { name: 'kmPerWeek', label: 'Distance a week', read: parseKms },
  { name: 'litresPer100Km', label: 'Economy', read: parseEconomy },
]

/** The weekly and yearly fuel cost, from price, distance and economy (CAR-11). */
export function FuelCalculator({ defaults }: { defaults: FuelInputs }) {
  const [inputs, setInputs] = useState(defaults)
  const [drafts, setDrafts] = useState(fuelLabels(defaults))
  const weekly = weeklyFuelCost(inputs)
  return (
    <div className="grid gap-x-8 gap-y-5 rounded-card bg-surface p-card sm:grid-cols-[1fr_auto] sm:items-center lg:p-6">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
        {FIELDS.map(({ name, label, read }) => (
          <Field key={name} id={`fuel-${name}`} label={label}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                className="numbers"
                inputMode="decimal"
                autoComplete="off"
                value={drafts[name]}
                onChange={({ target }) => {
                  setDrafts({ ...drafts, [name]: target.value })
                  setInputs({ ...inputs, [name]: read(target.value) })
                }}
                onBlur={() => setDrafts(fuelLabels(inputs))}
              />
            )}
          </Field>
        ))}
      </div>
      <p aria-live="polite" className="numbers sm:min-w-36 sm:text-right">
        <span className="block text-sm text-muted">Fuel a week</span>
        <span className="block text-3xl font-bold tracking-tight">{formatDollarsAndCents(weekly)}</span>
        <span className="block text-sm text-muted">{formatDollars(Math.round(weekly * WEEKS_PER_YEAR))} a year</span>
      </p>
    </div>
  )
}
