import { expect, it } from 'vitest'
import { alertEmail } from '../../../src/domain/alerts/alertEmail'

const sender = {
  ...{ name: 'Harbour', origin: 'https://harbour.test', address: null, phone: null, email: null, licenceNumber: null },
  colours: { accent: '#f15b3b', onAccent: '#111111', ink: '#0c1d3a' },
}

it('[FAV-06] an alert links to the matches that it does not show, and says where a vehicle has no photo', () => {
  const url = 'https://harbour.test/search?refinementList[make][0]=Mazda'
  const car = { name: '2020 Mazda CX-5', url: 'https://harbour.test/cars/cx-5', price: '$16,731', repayment: null }
  const picture = { url: 'https://harbour.test/a.webp', alt: car.name }
  const { html, text } = alertEmail({
    sender,
    stockNoun: { one: 'car', many: 'cars' },
    settingsUrl: 'https://harbour.test/alerts/token',
    groups: [
      {
        ...{ name: 'Mazda', url, more: 3 },
        vehicles: [
          { ...car, picture, news: 'priceDrop', before: 17_990, after: 16_731 },
          { ...car, picture: null, news: 'listed' },
        ],
      },
    ],
  })
  expect(html.replaceAll(/\s+/g, ' ')).toMatch(/<a href="[^"]*Mazda"[^>]*>And 3 more<\/a>/)
  expect(html.match(/No photo/g)).toHaveLength(1)
  expect(text).toContain(`And 3 more: ${url}`)
})
