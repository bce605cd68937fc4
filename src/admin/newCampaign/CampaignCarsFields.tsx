import { type RefObject, useEffect, useRef, useState } from 'react'
import { CAR_TYPES } from '@/domain/stock/carType'
import { postJson } from '../leads/postJson'
import { FormField } from '../newSite/FormField'
import { readCars } from './sendCampaign'

interface CampaignStock {
  sites: { id: number; name: string; cars: number }[]
  makes: string[]
  bodies: string[]
}

interface CampaignCarsFieldsProps {
  form: RefObject<HTMLFormElement | null>
  sites: readonly number[]
  problemOf: (field: string) => string | undefined
}

/** Milliseconds without a change before the cars are counted. */
const PAUSE = 300

const TYPE_LABELS = { new: 'New', used: 'Used', demo: 'Demo' } as const

/** The cars that a campaign is about, with how many there are now on the chosen sites. */
export function CampaignCarsFields({ form, sites, problemOf }: CampaignCarsFieldsProps) {
  const [stock, setStock] = useState<CampaignStock | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [changes, setChanges] = useState(0)
  const latest = useRef(0)
  const key = sites.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sites by their key, and every change of a field
  useEffect(() => {
    const run = ++latest.current
    if (sites.length === 0) {
      setStock(null)
      return
    }
    const timer = setTimeout(async () => {
      const cars = readCars(new FormData(form.current ?? undefined))
      const answer = await postJson<CampaignStock>('/api/campaigns/cars', { sites, cars })
      if (run !== latest.current) return
      setProblem(answer.problem ?? null)
      if (answer.value) setStock(answer.value)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [key, changes])
  const count = stock?.sites.reduce((sum, { cars }) => sum + cars, 0) ?? 0

  return (
    <fieldset onChange={() => setChanges(changes + 1)}>
      <legend>Cars</legend>
      <p className="forecourt-campaign__wide">
        Listed on the page, and the searches that show the promo card. Leave everything empty for all cars.
      </p>
      <Group label="Stock" name="carTypes" options={CAR_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))} />
      {stock && stock.makes.length > 0 ? (
        <Group label="Makes" name="makes" options={stock.makes.map((value) => ({ value, label: value }))} />
      ) : null}
      {stock && stock.bodies.length > 0 ? (
        <Group label="Bodies" name="bodies" options={stock.bodies.map((value) => ({ value, label: value }))} />
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
        help="For the promo card: it shows when shoppers type one of them. Commas between."
        label="Searched words"
        name="cars.words"
        required={false}
      />
      <p aria-live="polite" className="forecourt-campaign__count">
        {problem ??
          (stock === null
            ? 'Choose a site to see how many cars match.'
            : `${count === 1 ? '1 car matches' : `${count} cars match`} now${
                stock.sites.length > 1 ? `: ${stock.sites.map(({ name, cars }) => `${name} ${cars}`).join(', ')}` : ''
              }.`)}
      </p>
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
    <fieldset className="forecourt-campaign__group">
      <legend>{label}</legend>
      <div className="forecourt-campaign__choices">
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
