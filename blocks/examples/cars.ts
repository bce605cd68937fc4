import type { Car } from '../../src/domain/stock/car'
import {
  ELECTRIC,
  EXAMPLE_COMMENTS,
  HYBRID,
  LENDER,
  newCaravan,
  photos,
  REPORTS,
  SMALL_CAR,
  spinFrame,
  TRACTOR,
  twentyPhotos,
  unknownFacts,
  usedCar,
} from './vehicles'

/** A car in a state that cards and car pages must support. */
export interface ExampleCar {
  /** the state's name in URLs, "noPhoto" */
  name: string
  /** "No photo" */
  label: string
  car: Car
  /** neither the car's location nor the dealer has a phone number */
  withoutPhone?: true
}

const DAY_MS = 86_400_000

/**
 * A car in each state, for block examples and the styleguide, which have no database. Model years and dates are relative to
 * `now`, so that a just-arrived car stays just arrived.
 */
export function exampleCars(now: Date): ExampleCar[] {
  const thisYear = now.getUTCFullYear()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const used = usedCar(thisYear, daysAgo(45))
  const caravan = newCaravan(thisYear, daysAgo(45))

  const states: [name: string, label: string, overrides: Partial<Car>, from?: Car][] = [
    ['used', 'Used, with reports', { lenders: [LENDER], ...REPORTS }],
    [
      'new',
      'New',
      {
        carType: 'new',
        year: thisYear,
        km: 12,
        regPlate: null,
        regoExpiry: null,
        price: 62_490,
        images: photos('ute-white'),
      },
    ],
    [
      'demo',
      'Demo',
      {
        carType: 'demo',
        year: thisYear - 1,
        km: 4820,
        price: 57_990,
        priceType: 'ex_demo',
        images: photos('ute-silver'),
      },
    ],
    ['electric', 'Electric', { ...ELECTRIC, year: thisYear - 1 }],
    ['hybrid', 'Hybrid', { ...HYBRID, year: thisYear - 2 }],
    ['certified', 'Certified', { ...SMALL_CAR, year: thisYear - 3, certified: true, make: 'Mazda' }],
    ['reserved', 'Reserved', { ...SMALL_CAR, year: thisYear - 4, reserved: true, images: photos('hatch-grey', 4) }],
    ['dealerTag', 'Dealer\u2019s own tag', { tag: 'Test Drive Only', images: photos('ute-orange') }],
    [
      'comingSoon',
      'Coming soon',
      { ...SMALL_CAR, status: 'coming_soon', year: thisYear - 2, images: photos('hatch-teal', 1) },
    ],
    ['justArrived', 'Just arrived', { createdAt: daysAgo(1), images: photos('ute-blue') }],
    ['sold', 'Sold', { status: 'sold', soldDate: daysAgo(1) }],
    ['preorder', 'Preorder', { carType: 'new', year: thisYear + 1, km: null, price: null, preorder: true }],
    ['noPrice', 'No price', { price: null, images: photos('ute-black') }],
    ['reduced', 'Reduced price', { beforePrice: 58_990, marketAveragePrice: 57_400, images: photos('ute-green') }],
    ['offer', 'Offer price', { offerPrice: 51_990, beforePrice: 54_990, images: photos('ute-bronze') }],
    ['noPhoto', 'No photo', { images: [], photosCount: 0, videoUrl: null }],
    ['threePhotos', 'Three photos', { ...SMALL_CAR, images: photos('hatch-red', 3) }],
    [
      'twentyPhotos',
      'Twenty photos, video and spin',
      {
        ...HYBRID,
        year: thisYear - 1,
        colour: 'Blue',
        images: twentyPhotos(),
        videoUrl: '/stock-photos/video/suv-blue-walkaround.mp4',
        walkaroundUrl: '/stock-photos/video/suv-blue-walkaround.mp4',
        spinImages: Array.from({ length: 36 }, (_, frame) => spinFrame('suv-blue', frame)),
        interiorImages: ['interior', 'interior-wheel', 'interior-dash'].map((view) => `/stock-photos/suv-${view}.webp`),
      },
    ],
    ['subscription', 'Subscription', { ...SMALL_CAR, subscriptionPrice: 849, images: photos('hatch-grey') }],
    ['noPhone', 'No phone', { images: photos('ute-black') }],
    ['noComments', 'No comments', { dealerComments: null, images: photos('ute-silver') }],
    [
      'longComments',
      'Long comments',
      { dealerComments: Array.from({ length: 5 }, () => EXAMPLE_COMMENTS).join('\n\n'), images: photos('ute-blue') },
    ],
    ['onePhoto', 'One photo', { images: photos('ute-red', 1), photosCount: 1 }],
    [
      'longWords',
      'Long name and comments',
      {
        make: 'Mitsubishi',
        model: 'Triton',
        badge: 'GLX-R Double Cab Pick Up 4x4 with Deluxe Pack',
        series: 'MV MY25.5',
        dealerComments: Array.from({ length: 6 }, () => EXAMPLE_COMMENTS).join('\n\n'),
        images: photos('ute-beige'),
      },
    ],
    ['sparse', 'Little known', { ...unknownFacts(), images: photos('sedan-grey', 2) }],
    ['caravan', 'Caravan', {}, caravan],
    ['tractor', 'Tractor', { ...TRACTOR, year: thisYear - 6 }],
  ]

  return states.map(([name, label, overrides, from = used], position) => {
    const car = { ...from, id: 9000 + position, stockNumber: `X${9000 + position}`, ...overrides }
    const title = [car.year, car.make, car.model, car.badge].filter(Boolean).join(' ')
    const slug = `${title}-${car.stockNumber}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    const withoutPhone = name === 'noPhone' || undefined
    return {
      name,
      label,
      withoutPhone,
      car: { ...car, name: title, slug, path: `/cars/${slug}`, photosCount: car.images.length },
    }
  })
}
