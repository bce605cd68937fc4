import { expect, it } from 'vitest'
import { formToOpen, opensForm } from '../../../src/domain/leads/formDialog'

const read = (attributes: Record<string, string | undefined>) => formToOpen((name) => attributes[name])
const form = { kind: 'car', carId: 7, title: 'Enquire Now' } as const

it('[LEAD-13] a link names the car of its form by an attribute or by its own label', () => {
  const found = { ...form, about: '2018 Honda Civic, VTi-S' }
  expect(read(opensForm(found))).toEqual(found)
  expect(read({ ...opensForm(form), 'aria-label': 'Enquire Now, 2018 Honda Civic, VTi-S' })).toEqual(found)
  expect(read(opensForm(form))).toEqual({ ...form, about: '' })
})

it('opens nothing without a kind and a car', () => {
  expect(read({})).toBeNull()
  expect(read({ ...opensForm(form), 'data-form-car': '0' })).toBeNull()
})
