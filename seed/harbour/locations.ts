import type { DemoSite } from '../demoSite'
import { department, holidayHours, week } from '../shared/hours'

type LocationSeed = DemoSite['locations'][number]

export const dealerships: DemoSite['dealerships'] = [
  { name: 'Harbour Motor Group Sydney', slug: 'harbour-sydney', phone: '02 5550 4100', licenceNumber: 'MD 045 118' },
  { name: 'Harbour Motor Group Coast', slug: 'harbour-coast', phone: '02 5550 4600', licenceNumber: 'MD 045 119' },
]

const salesWeek = week(['08:30', '18:00'], ['09:00', '17:00'], ['10:00', '16:00'])
const coastWeek = week(['08:30', '17:30'], ['09:00', '16:00'], null)
const workshopWeek = week(['07:30', '17:00'], ['08:00', '12:00'], null)
const partsWeek = week(['08:00', '17:00'], ['08:00', '12:00'], null)

interface Place {
  slug: string
  suburb: string
  street: string
  postcode: string
  at: [lat: number, lng: number]
  /** last four digits of the sales phone number; workshop and parts use the next two */
  line: number
  coast?: boolean
  primary?: boolean
  description: string
  rating: [average: number, count: number]
}

function buildLocation({
  slug,
  suburb,
  street,
  postcode,
  at,
  line,
  coast,
  primary,
  description,
  rating,
}: Place): LocationSeed {
  const phone = (offset: number) => `02 5550 ${line + offset}`
  return {
    slug,
    name: `Harbour ${suburb}`,
    dealership: coast ? 'harbour-coast' : 'harbour-sydney',
    image: `harbour-${slug}.webp`,
    primary: primary ?? false,
    visible: true,
    timeZone: 'Australia/Sydney',
    phone: phone(0),
    email: `${slug}@harbourmotorgroup.test`,
    address: { street, city: suburb, state: 'NSW', postcode, lat: at[0], lng: at[1] },
    departments: [
      department('sales', phone(0), coast ? coastWeek : salesWeek),
      department('service', phone(1), workshopWeek),
      department('parts', phone(2), partsWeek),
    ],
    special_hours: holidayHours('NSW', ['09:00', '16:00']),
    motor_vehicle_repairer: `MVRL ${50_000 + line}`,
    average_rating: rating[0],
    review_count: rating[1],
    description,
  }
}

export const locations: LocationSeed[] = [
  buildLocation({
    slug: 'parramatta',
    suburb: 'Parramatta',
    street: '214 Church Street',
    postcode: '2150',
    at: [-33.8136, 151.0034],
    line: 4100,
    primary: true,
    rating: [4.7, 612],
    description:
      'Our largest showroom, with Toyota, Mazda and Kia under one roof and free parking from Phillip Street. The delivery bays are indoors, so handover day stays dry.',
  }),
  buildLocation({
    slug: 'alexandria',
    suburb: 'Alexandria',
    street: '88 Bourke Road',
    postcode: '2015',
    at: [-33.9092, 151.1936],
    line: 4200,
    rating: [4.6, 431],
    description:
      'Ten minutes from the city and the airport. Electric and hybrid cars are charged and ready to drive, and the workshop runs a shuttle to Green Square station every half hour.',
  }),
  buildLocation({
    slug: 'brookvale',
    suburb: 'Brookvale',
    street: '531 Pittwater Road',
    postcode: '2100',
    at: [-33.7664, 151.2711],
    line: 4300,
    rating: [4.5, 288],
    description:
      'The northern beaches home of MG, Hyundai and Ford. Test drives leave straight onto the Wakehurst Parkway.',
  }),
  buildLocation({
    slug: 'gosford',
    suburb: 'Gosford',
    street: '19 Mann Street',
    postcode: '2250',
    at: [-33.4269, 151.3418],
    line: 4600,
    coast: true,
    rating: [4.8, 197],
    description:
      'A small team that knows its customers by name. Used cars from the whole group can be brought here to look at.',
  }),
  buildLocation({
    slug: 'newcastle',
    suburb: 'Newcastle West',
    street: '702 Hunter Street',
    postcode: '2302',
    at: [-32.9247, 151.7583],
    line: 4700,
    coast: true,
    rating: [4.6, 340],
    description:
      'Utes and four-wheel drives for the Hunter, with a fit-out workshop for canopies, tow bars and trays on site.',
  }),
  buildLocation({
    slug: 'wollongong',
    suburb: 'Wollongong',
    street: '45 Flinders Street',
    postcode: '2500',
    at: [-34.4165, 150.8933],
    line: 4800,
    coast: true,
    rating: [4.4, 254],
    description:
      'New, demo and used cars by the north beach, and the group\u2019s main parts store for the south coast.',
  }),
]
