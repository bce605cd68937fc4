import { expect, it } from 'vitest'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import { enquiryFromForm } from '../../../src/domain/leads/enquiryFormPost'
import { offeredCategories } from '../../../src/domain/leads/enquiryKinds'
import { toFormFields } from '../../../src/domain/leads/formFields'

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

it('[LEAD-02] offers Service and Parts only where a department answers them', () => {
  const department = (type: string) => ({ departments: [{ type, subtype: null }] }) as never
  expect(offeredCategories([department('sales')])).not.toContain('Service')
  expect(offeredCategories([department('sales')])).toContain('Used Cars')
  expect(offeredCategories([department('sales'), department('service')])).toContain('Service')
  expect(offeredCategories([department('service')])).not.toContain('Parts')
})
