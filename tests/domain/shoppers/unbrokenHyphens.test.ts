import { expect, it } from 'vitest'
import { unbrokenHyphens } from '../../../src/domain/format'
import { formatMoment } from '../../../src/domain/site/countdown'

it('[FAV-06] keeps the hyphen of a model on one line', () => {
  expect(unbrokenHyphens('2021 Mazda CX-3')).toBe('2021 Mazda CX\u2060-\u20603')
})

it('[FAV-06] names the year of a campaign', () => {
  const moment = (withYear: boolean) => formatMoment('2026-05-30T06:00:00Z', 'Australia/Melbourne', { withYear })
  expect([moment(true), moment(false)]).toEqual(['Saturday 30 May 2026, 4:00 pm AEST', 'Saturday 30 May, 4:00 pm AEST'])
})
