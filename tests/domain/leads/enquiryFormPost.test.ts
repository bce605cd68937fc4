import { expect, it } from 'vitest'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import { enquiryFromForm } from '../../../src/domain/leads/enquiryFormPost'
import { offeredCategories } from '../../../src/domain/leads/enquiryKinds'
import { toFormFields } from '../../../src/domain/leads/formFields'
import type { CarType } from '../../../src/domain/stock/carType'

it('[LEAD-01] reads a form posted without script, and its car from the address of its page', () => {
  const posted = new URLSearchParams(
    'kind=general&name=Ada&email=ada%40shopper.test&phone=0491+570+006&message=Hello&opt_in=on&location_id=&details.vehicle_budget=25%2C000',
  )
  const budget = {
    ...toFormFields('general', null)[0],
    name: 'vehicle_budget',
    type: 'money',
    place: 'details',
  } as never
  const body = enquiryFromForm(posted, 'http://dealer.test/contact?car_id=12', [budget])
  const enquiry = enquirySchema.parse(body)
  expect(enquiry).toMatchObject({ name: 'Ada', opt_in: true, terms: false, car_id: 12 })
  expect(enquiry.location_id).toBeUndefined()
  expect(enquiry.details).toEqual({ vehicle_budget: 25_000 })
  expect(enquiry.url).toBe('http://dealer.test/contact?car_id=12')
})

const dealer = (many: string, carTypes: CarType[] = []) => ({
  stockNoun: { one: many.slice(0, -1), many },
  stockRules: { carTypes },
})
const offered = (types: string[], site = dealer('cars')) =>
  offeredCategories(types.map((type) => ({ departments: [{ type, subtype: null }] })) as never, site)
const labels = (types: string[], site = dealer('cars')) => offered(types, site).map(({ label }) => label)

it('[LEAD-02] offers Service and Parts only where a department answers them', () => {
  expect(labels(['sales'])).not.toContain('Service')
  expect(labels(['sales'])).toContain('Used Cars')
  expect(labels(['sales', 'service'])).toContain('Service')
  expect(labels(['service'])).not.toContain('Parts')
})

it('[LEAD-02] calls the stock as the dealer does, stores one category for all, and offers new only where it is sold', () => {
  expect(offered(['sales'], dealer('caravans'))).toContainEqual({ value: 'New Cars', label: 'New Caravans' })
  expect(labels(['sales'], dealer('caravans'))).not.toContain('Used Cars')
  expect(labels(['sales'], dealer('cars', ['used']))).not.toContain('New Cars')
  expect(labels(['sales'], dealer('cars', ['used']))).toContain('Used Cars')
  expect(labels(['sales'], dealer('cars', ['demo', 'used']))).toContain('New Cars')
})
