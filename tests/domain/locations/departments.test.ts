import { describe, expect, it } from 'vitest'
import { exampleLocation } from '../../../blocks/examples/location'
import { exampleSite } from '../../../blocks/examples/site'
import { themes } from '../../../blocks/examples/themes'
import { carPhone } from '../../../src/domain/locations/carPhone'
import {
  departmentName,
  departmentPhones,
  departmentSpecialHours,
  findDepartment,
  sortDepartments,
} from '../../../src/domain/locations/departments'
import type { Department } from '../../../src/domain/locations/location'
import { locationsCarouselShape } from '../../../src/domain/locations/locationsCarousel'
import { holidayRows } from '../../../src/domain/openingHours/holidayHours'
import type { SpecialHour } from '../../../src/domain/openingHours/openingHour'
import { autoDealerData } from '../../../src/domain/structuredData/autoDealerData'
import { jsonLdText } from '../../../src/domain/structuredData/jsonLd'

const buying: Department = { type: 'sales', subtype: 'buying', phone: '03 5550 4199', hours: [] }
const buildSpecialHour = (overrides: Partial<SpecialHour> = {}): SpecialHour => ({
  ...{ date: '2026-12-26', name: 'Boxing Day', status: 'Closed', open: null, close: null },
  ...overrides,
})

describe('[LOC-03] departments', () => {
  const location = { ...exampleLocation, departments: [buying, ...exampleLocation.departments] }

  it('include vehicle buying under its name, after sales and before service', () => {
    expect(sortDepartments(location).map(departmentName)).toEqual(['Sales', 'Buying', 'Service', 'Parts'])
  })

  it('use sales as the default, and buying only without any other', () => {
    expect(findDepartment(location, 'sales')?.phone).toBe('03 5550 4100')
    expect(findDepartment({ departments: [buying] }, 'sales')).toBe(buying)
    expect(findDepartment({ departments: [] }, 'sales')).toBeNull()
  })
})

describe('[SITE-15] the phones of a location', () => {
  it('are listed by department, each number once', () => {
    const sales: Department = { type: 'sales', phone: null, hours: [] }
    const parts: Department = { type: 'parts', phone: '03 5550 4101', hours: [] }
    const service: Department = { type: 'service', phone: '03 5550 4101', hours: [] }
    expect(departmentPhones({ phone: '03 5550 4100', departments: [parts, service, sales] })).toEqual([
      { name: 'Sales', phone: '03 5550 4100' },
      { name: 'Service', phone: '03 5550 4101' },
    ])
  })

  it('are its own if no department has one', () => {
    expect(departmentPhones({ phone: '03 5550 4100', departments: [] })).toEqual([
      { name: 'Phone', phone: '03 5550 4100' },
    ])
    expect(departmentPhones({ phone: null, departments: [] })).toEqual([])
  })
})

describe('[LOC-05] special hours of one department', () => {
  const sale = buildSpecialHour({ name: 'Sale', status: 'Open', open: '09:00', close: '16:00', type: 'sales' })
  const all = [buildSpecialHour(), sale]

  it('override general ones on their date, and do not affect other departments', () => {
    expect(departmentSpecialHours(all, 'sales')).toEqual([sale])
    expect(departmentSpecialHours(all, 'service')).toEqual([buildSpecialHour()])
  })

  it('name their department', () => {
    const rows = holidayRows(all, 'Australia/Melbourne', new Date('2026-12-01T00:00:00Z'), 'Closed')
    expect(rows.map(({ department, text }) => [department, text])).toEqual([
      [null, 'Closed'],
      ['Sales', '9:00 am – 4:00 pm'],
    ])
  })

  it('[LOC-02] are included in structured data for sales', () => {
    const data = JSON.parse(jsonLdText(autoDealerData({ ...exampleLocation, specialHours: all }, 'https://a.test')))
    const specialHours = data.openingHoursSpecification.filter(({ validFrom }: { validFrom?: string }) => validFrom)
    expect(specialHours).toMatchObject([{ validFrom: '2026-12-26', opens: '09:00', closes: '16:00' }])
  })
})

describe('[LOC-10] the phone of a car', () => {
  const site = { ...exampleSite(themes.harbour), phone: '1300 000 001' }
  const used = { carType: 'used' as const }

  it.each([
    ['its location’s for the type', { used: '03 5550 0001' }, { used: '1300 000 002' }, '03 5550 0001'],
    ['else the site’s for the type', {}, { used: '1300 000 002' }, '1300 000 002'],
    ['else that of its location’s sales department', { new: '03 5550 0002' }, { demo: '1300 000 003' }, '03 5550 4100'],
  ])('%s', (_, ofLocation, ofSite, phone) => {
    const phones = { new: null, demo: null, used: null, ...ofSite }
    expect(carPhone(used, { ...site, carPhones: phones }, { ...exampleLocation, carPhones: ofLocation })).toBe(phone)
  })

  it('falls back to the dealer’s main one', () => {
    expect(carPhone(used, site, null)).toBe('1300 000 001')
  })
})

describe('[LOC-01] a carousel of locations', () => {
  it('has narrower cards above four', () => {
    expect(locationsCarouselShape(5).perView.desktop).toBeGreaterThan(locationsCarouselShape(4).perView.desktop)
  })

  it('has a swipe hint up to three', () => {
    expect([3, 4].map((count) => locationsCarouselShape(count).swipeHint)).toEqual([true, false])
  })
})
