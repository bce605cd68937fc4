'use client'

import type { ReactNode } from 'react'
import { RADIUS_OPTIONS_KM } from '@/domain/locations/distance'
import type { LocationType } from '@/domain/locations/locationType'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { Icon } from '@/ui/media/Icon'

interface DealerSearchBarProps {
  /** the field for a suburb or dealership */
  children: ReactNode
  radiusKm: number
  onRadius: (radiusKm: number) => void
  type: LocationType
  /** selectable if there are several */
  types: readonly { value: LocationType; label: string }[]
  onType: (type: LocationType) => void
  busy: boolean
  onFind: () => void
  onNearMe: () => void
}

/** The inputs of a dealer search: location, distance, department (LOC-06). */
export function DealerSearchBar(props: DealerSearchBarProps) {
  const { children, radiusKm, onRadius, type, types, onType, busy, onFind, onNearMe } = props
  return (
    <form
      noValidate
      className="card grid grid-cols-2 items-start gap-4 p-card md:grid-cols-[minmax(0,1fr)_9rem_9rem] lg:grid-cols-[minmax(0,1fr)_9rem_auto_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onFind()
      }}
    >
      <div className="col-span-2 min-w-0 md:col-span-1">{children}</div>
      <Field label="Within">
        {(control) => (
          <Select
            {...control}
            value={String(radiusKm)}
            onChange={({ target }) => onRadius(Number(target.value))}
            options={RADIUS_OPTIONS_KM.map((km) => ({ value: String(km), label: `${km.toLocaleString('en-AU')} km` }))}
          />
        )}
      </Field>
      {types.length > 1 && (
        <Field label="For">
          {(control) => (
            <Select
              {...control}
              value={type}
              onChange={({ target }) => {
                const selected = types.find(({ value }) => value === target.value)
                if (selected) onType(selected.value)
              }}
              options={types.map(({ value, label }) => ({ value, label }))}
            />
          )}
        </Field>
      )}
      <div className="col-span-full flex flex-wrap gap-2.5 lg:col-span-1 lg:pt-[1.7rem]">
        <Button type="submit" loading={busy} loadingLabel="Searching">
          <Icon name="search" />
          Find
        </Button>
        <Button variant="quiet" onClick={onNearMe}>
          <Icon name="locate-fixed" />
          Near me
        </Button>
      </div>
    </form>
  )
}
