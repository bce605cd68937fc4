import type { Location } from '../../src/domain/locations/location'
import type { OpeningHour } from '../../src/domain/openingHours/openingHour'

const weekdays = (open: string, close: string): OpeningHour[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', open, close }))

const closed = (weekday: number): OpeningHour => ({ weekday, status: 'Closed', open: null, close: null })

/** A location with sales, service and parts, for block examples, which have no database. */
export const exampleLocation: Location = {
  id: 1,
  siteId: 0,
  slug: 'geelong',
  name: 'Example Motors Geelong',
  primary: true,
  visible: true,
  dealershipId: 1,
  dealershipSlug: 'example-motors',
  dealershipName: 'Example Motors',
  timeZone: 'Australia/Melbourne',
  address: {
    street: '148 Latrobe Terrace',
    city: 'Geelong',
    state: 'VIC',
    postcode: '3220',
    placeId: null,
    placeUrl: null,
    lat: -38.1499,
    lng: 144.3617,
  },
  phone: '03 5550 4100',
  email: 'geelong@example.test',
  departments: [
    {
      type: 'sales',
      phone: '03 5550 4100',
      hours: [
        { weekday: 0, status: 'By appointment only', open: null, close: null },
        ...weekdays('08:30', '17:30'),
        { weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
      ],
    },
    { type: 'service', phone: '03 5550 4120', hours: [closed(0), ...weekdays('07:30', '17:00'), closed(6)] },
    { type: 'parts', phone: '03 5550 4130', hours: [closed(0), ...weekdays('08:00', '17:00'), closed(6)] },
  ],
  specialHours: [],
  licenceNumber: 'LMCT 12345',
  repairerLicence: null,
  image: null,
  mapImage: null,
  description: 'Two minutes from the ring road, with parking at the door and a workshop behind the showroom.',
  rating: { average: 4.7, count: 318 },
}
