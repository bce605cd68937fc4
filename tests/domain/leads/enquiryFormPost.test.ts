import { expect, it } from 'vitest'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import { enquiryFromForm } from '../../../src/domain/leads/enquiryFormPost'
import { toFormFields } from '../../../src/domain/leads/formFields'

it('[LEAD-01] reads a form posted without script, and its car from the address of its page', () => {
  const posted = new URLSearchParams(
    'kind=general&name=Ada&email=ada%40shopper.test&phone=0491+570+006&message=Hello&opt_in=on&location_id=&details.vehicle_budget=25%2C000',
  )
  const budget = { ...toFormFields('general', null)[0], name: 'vehicle_budget', type: 'money', place: 'details' } as never
  const body = enquiryFromForm(posted, 'http://dealer.test/contact?car_id=12', [budget])
  const enquiry = enquirySchema.parse(body)
  expect(enquiry).toMatchObject({ name: 'Ada', opt_in: true, terms: false, car_id: 12 })
  expect(enquiry.location_id).toBeUndefined()
  expect(enquiry.details).toEqual({ vehicle_budget: 25_000 })
  expect(enquiry.url).toBe('http://dealer.test/contact?car_id=12')
})
