import * as z from 'zod'
import { ownCarSchema } from '../leads/tradeInForm'
import { addDays } from '../openingHours/localTime'
import { SERVICE_INTERVALS } from './serviceIntervals'

/** Own cars that an account keeps, and photos of each. */
export const MAX_OWN_CARS = 10
export const MAX_OWN_CAR_PHOTOS = 8

/** Bytes of a photo as it is sent; it is stored smaller. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** Days before a service at which its reminder is sent. */
export const REMINDER_DAYS = 14
/** Days after a service was due in which its reminder is still of use. */
const LATE_DAYS = 30

/** When a car is serviced. Dates are ISO, "2026-11-24". */
export interface ServicePlan {
  /** the date that the shopper entered */
  serviceOn: string | null
  lastServiceOn: string | null
  /** months from one service to the next */
  serviceMonths: number | null
}

/** A shopper's own car. */
export interface OwnCar extends ServicePlan {
  id: number
  rego: string
  regoState: string
  make: string
  model: string
  badge: string
  year: number
  km: number
  /** the shopper wants an email before the service */
  reminds: boolean
  /** ids of its photos, in the order in which they were added */
  photos: number[]
}

/** "2021 Mazda CX-5 Touring" */
export const ownCarName = ({ year, make, model, badge }: Pick<OwnCar, 'year' | 'make' | 'model' | 'badge'>): string =>
  [year, make, model, badge].filter(Boolean).join(' ')

/** The date of the next service: the one that was entered, else the months after the last; null if neither is known. */
export function nextServiceOn({ serviceOn, lastServiceOn, serviceMonths }: ServicePlan): string | null {
  if (serviceOn !== null) return serviceOn
  return lastServiceOn === null || serviceMonths === null ? null : addMonths(lastServiceOn, serviceMonths)
}

/** The same day of a later month, or its last day: a month after 31 January is 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, lastDay))
  return first.toISOString().slice(0, 10)
}

/** The dates of services that are reminded of on a date: from a month before it, for one that was missed, to two weeks after. */
export const reminderDates = (today: string) => ({
  from: addDays(today, -LATE_DAYS),
  to: addDays(today, REMINDER_DAYS),
})

const DATE = 'Please enter a date.'
const date = z.preprocess((value) => value || null, z.iso.date(DATE).nullable())
const number = (schema: z.ZodType<number>) =>
  z.preprocess((value) => (typeof value === 'string' ? toNumber(value) : value), schema)

/** A number as people type it, "48,000 km"; undefined for none. */
function toNumber(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,]|km$/gi, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/** The form of an own car, also as a browser without script sends it: everything is text. */
export function ownCarFormSchema(now: Date) {
  const { shape } = ownCarSchema(now)
  return z
    .object({
      ...shape,
      year: number(shape.year),
      km: number(shape.km),
      service_on: date,
      last_service_on: date,
      service_months: z.preprocess(
        (value) => (value ? Number(value) : null),
        z.literal(SERVICE_INTERVALS, 'Please choose how often.').nullable(),
      ),
      reminds: z.preprocess((value) => value === true || value === '1' || value === 'on', z.boolean()),
    })
    .refine((car) => !car.reminds || nextServiceOn(toServicePlan(car)) !== null, {
      path: ['service_on'],
      message: 'For a reminder, enter the next service, or the last one and how often.',
    })
}
export type OwnCarForm = z.output<ReturnType<typeof ownCarFormSchema>>

/** Fields of the service in a form and in the database. */
interface ServiceFields {
  service_on: string | null
  last_service_on: string | null
  service_months: number | null
}

/** The plan of a form's fields. */
export const toServicePlan = (car: ServiceFields): ServicePlan => ({
  ...{ serviceOn: car.service_on, lastServiceOn: car.last_service_on, serviceMonths: car.service_months },
})

/** The wording to which a shopper agrees for the reminder of a service. */
export const reminderConsentText = (siteName: string): string =>
  `Email me two weeks before the next service of my vehicle, from ${siteName}. Every email has a link that stops it.`

/** A valuation that a shopper got with a trade-in enquiry, in dollars. */
export interface OwnCarValuation {
  low: number
  high: number
  at: Date
  reference: string
}

/** What a trade-in enquiry says of its car. */
export interface ValuedCar {
  rego: string | null
  make: string | null
  model: string | null
  year: number | null
}

/** Whether a trade-in enquiry is about an own car: by the plates if both are known, else by make, model and year. */
export function isSameCar(own: Pick<OwnCar, 'rego' | 'make' | 'model' | 'year'>, other: ValuedCar): boolean {
  const [ownPlate, otherPlate] = [toPlate(own.rego), toPlate(other.rego ?? '')]
  if (ownPlate && otherPlate) return ownPlate === otherPlate
  return same(own.make, other.make) && same(own.model, other.model) && own.year === other.year
}

const toPlate = (rego: string) => rego.replaceAll(/[^a-z\d]/gi, '').toUpperCase()
const same = (a: string, b: string | null) => a.trim().toLowerCase() === (b ?? '').trim().toLowerCase()
