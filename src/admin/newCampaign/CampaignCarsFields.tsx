import { type RefObject, useEffect, useState } from 'react'
import type { CampaignStock } from '@/data/campaigns/campaignCars'
import { CAR_TYPES } from '@/domain/stock/carType'
import { useDebouncedAnswer } from '../fields/useDebouncedAnswer'
import { FormField } from '../newSite/FormField'
import { describeReach } from '../promotions/describeReach'
import { readCars } from './sendCampaign'

interface CampaignCarsFieldsProps {
  form: RefObject<HTMLFormElement | null>
  sites: readonly number[]
  problemOf: (field: string) => string | undefined
  /** called with what the chosen sites have, once it is known */
  onStock: (stock: CampaignStock | null) => void
}

const TYPE_LABELS = { new: 'New', used: 'Used', demo: 'Demo' } as const

/** The cars that a campaign is about, with how many there are now on the chosen sites. */
export function CampaignCarsFields({ form, sites, problemOf, onStock }: CampaignCarsFieldsProps) {
  const [cars, setCars] = useState('')
  const readForm = () => setCars(JSON.stringify(readCars(new FormData(form.current ?? undefined))))
  // After each render: makes, bodies and fuels come and go with the sites, and with them what was ticked.
  useEffect(readForm)
  const body = sites.length > 0 && cars !== '' ? JSON.stringify({ sites, cars: JSON.parse(cars) }) : null
  const { value, problem } = useDebouncedAnswer<CampaignStock>('/api/campaigns/cars', body)
  const stock = body === null ? null : (value ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a parent's new function is no new stock
  useEffect(() => onStock(stock), [stock])
  const count = stock?.sites.reduce((sum, { cars }) => sum + cars, 0) ?? 0

  return (
    <fieldset onChange={readForm}>
      <legend>Cars</legend>
      <p className="forecourt-new-campaign__wide">
        Listed on the page, and the searches that show the promo card and tile. Leave everything empty for all cars.
      </p>
      <Group label="Stock" name="carTypes" options={CAR_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))} />
      {stock && stock.makes.length > 0 ? (
        <Group label="Makes" name="makes" options={stock.makes.map((value) => ({ value, label: value }))} />
      ) : null}
      {stock && stock.bodies.length > 0 ? (
        <Group label="Bodies" name="bodies" options={stock.bodies.map((value) => ({ value, label: value }))} />
      ) : null}
      {stock && stock.fuels.length > 0 ? (
        <Group label="Fuels" name="fuels" options={stock.fuels.map((value) => ({ value, label: value }))} />
      ) : null}
      <FormField
        error={problemOf('cars.priceFrom')}
        inputMode="numeric"
        label="Price from ($)"
        name="cars.priceFrom"
        required={false}
      />
      <FormField
        error={problemOf('cars.priceTo')}
        inputMode="numeric"
        label="Price to ($)"
        name="cars.priceTo"
        required={false}
      />
      <FormField
        error={problemOf('cars.words')}
        help="For the promo card and tile: they show only in searches in which shoppers typed one of them, and which fit the other choices here. Commas between."
        label="Searched words"
        name="cars.words"
        required={false}
      />
      <p aria-live="polite" className="forecourt-new-campaign__count">
        {(body === null ? 'Choose a site to see how many cars match.' : problem) ??
          (stock === null
            ? ''
            : `${count === 1 ? '1 car matches' : `${count} cars match`} now${
                stock.sites.length > 1 ? `: ${stock.sites.map(({ name, cars }) => `${name} ${cars}`).join(', ')}` : ''
              }.`)}
      </p>
      {stock && (
        <p aria-live="polite" className="forecourt-new-campaign__count">
          <strong>Promo card:</strong> {describeReach(stock.reach, 'card')}
        </p>
      )}
    </fieldset>
  )
}

interface GroupProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
}

function Group({ label, name, options }: GroupProps) {
  return (
    <fieldset className="forecourt-new-campaign__group">
      <legend>{label}</legend>
      <div className="forecourt-new-campaign__choices">
        {options.map((option) => (
          <label key={option.value}>
            <input name={name} type="checkbox" value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
