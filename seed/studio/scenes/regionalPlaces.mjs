/** The used-car yards, the country sheds and the caravan pavilions. */
import { ASPHALT, CITY, COAST, CONCRETE, COUNTRY, GRAVEL } from './hours.mjs'
import { bays, bluegum, inFront, ironbark, place, row, wayfarer } from './yard.mjs'

export const REGIONAL_PLACES = {
  'bluegum-ballarat': {
    alt: 'Bluegum Ballarat: a low green-fronted yard in morning sun, used cars in a row',
    make: () =>
      place({
        hour: 'morning',
        hills: COUNTRY,
        ground: GRAVEL,
        building: bluegum({
          width: 17,
          height: 4.3,
          wing: 0.42,
          tone: [0.5, 0.43, 0.33],
          accent: [0.012, 0.14, 0.085],
        }),
        pylon: ['bluegum', -8, 2.8],
        cars: () =>
          row(
            [
              ['hatch', 'red'],
              ['wagon', 'white'],
              ['suv', 'grey'],
              ['hatch', 'blue'],
            ],
            -4.6,
            3.3,
            0.5,
            238,
          ),
        trees: [
          [-11.5, -7, 10, 3],
          [11.5, -8, 9, 14],
          [15, -12, 11, 22],
        ],
        hedges: [[-7.6, -1.6, -4, 0, 2]],
        from: [-6.4, 1.65, 14.2],
        to: [0.7, 2.1, -2.2],
      }),
  },
  'bluegum-bendigo': {
    alt: 'Bluegum Bendigo: a brick office and yard in the evening, gum trees behind',
    make: () =>
      place({
        hour: 'evening',
        hills: COUNTRY,
        ground: ASPHALT,
        building: bluegum({ width: 16, height: 4.5, wing: 0.5, tone: [0.3, 0.13, 0.08], accent: [0.012, 0.14, 0.085] }),
        cars: () =>
          row(
            [
              ['sedan', 'silver'],
              ['hatch', 'yellow'],
              ['ute', 'white'],
              ['suv', 'red'],
            ],
            -4.2,
            3.6,
            0.6,
            300,
          ),
        trees: [
          [-10.5, -6.5, 9.5, 51],
          [9.8, -6.5, 8.5, 33],
        ],
        hedges: [[0.4, 7.4, -4, 0.5, 8]],
        bays,
        from: [7, 1.65, 14.8],
        to: [-0.7, 2.1, -2.2],
      }),
  },
  'bluegum-geelong': {
    alt: 'Bluegum Geelong: a bright used-car yard by the bay on a clear day',
    make: () =>
      place({
        hour: 'noon',
        hills: [COAST[0], CITY[1]],
        ground: CONCRETE,
        building: bluegum({ width: 18, height: 4.4, wing: 0.3, tone: [0.62, 0.58, 0.5], accent: [0.012, 0.14, 0.085] }),
        cars: () =>
          row(
            [
              ['suv', 'teal'],
              ['hatch', 'white'],
              ['wagon', 'green'],
              ['sedan', 'grey'],
            ],
            -6.6,
            3.5,
            0.4,
            242,
          ),
        trees: [[-12, -8, 8, 61]],
        hedges: [[-8.6, -3.2, -4, 0.5, 18]],
        bays,
        from: [-5.6, 1.65, 15],
        to: [0.2, 2.2, -2.3],
      }),
  },
  'ironbark-dubbo': {
    alt: 'Ironbark Dubbo: a steel machinery shed with a rust-red sign, tractors and utes on the gravel',
    make: () =>
      place({
        hour: 'evening',
        hills: COUNTRY,
        ground: GRAVEL,
        building: ironbark({ width: 20 }),
        cars: () => [
          inFront('tractor', 'red', -1.5, 1.4, 238),
          inFront('tractor', 'green', 2.8, 0.6, 238),
          inFront('ute', 'white', 7.2, 1.6, 236),
          inFront('ute', 'bronze', -6, 2.6, 244),
        ],
        trees: [
          [13.5, -9, 9, 71],
          [-14, -10, 10, 26],
        ],
        from: [-6.4, 1.8, 16.2],
        to: [0.6, 2.4, -2.5],
      }),
  },
  'ironbark-wellington-nsw': {
    alt: 'Ironbark Wellington: the smaller country branch at noon, a tractor and four-wheel drives outside',
    make: () =>
      place({
        hour: 'noon',
        hills: COUNTRY,
        ground: GRAVEL,
        building: ironbark({ width: 16, height: 4.6, tone: '#b9b3a2', roof: [0.1, 0.12, 0.12] }),
        cars: () => [
          inFront('ute', 'silver', -3.4, 1.2, 298),
          inFront('tractor', 'blue', 1.4, 0.8, 304),
          inFront('suv-large', 'beige', 6, 1, 298),
        ],
        trees: [
          [-11.5, -7, 9.5, 81],
          [11.5, -9, 10, 36],
          [15, -13, 11, 2],
        ],
        from: [6.8, 1.8, 14.6],
        to: [-0.4, 2.3, -2.5],
      }),
  },
  'wayfarer-caloundra': {
    alt: 'Wayfarer Caloundra: a white weatherboard pavilion with caravans parked on the sand-coloured yard',
    make: () =>
      place({
        hour: 'morning',
        hills: COAST,
        ground: CONCRETE,
        building: wayfarer({ width: 20, front: -7 }),
        cars: () => [
          inFront('caravan', 'teal', -6.4, 0, 236),
          inFront('caravan-popup', 'white', -0.7, -0.4, 236),
          inFront('caravan', 'beige', 4.6, -1.2, 236),
        ],
        trees: [
          [13.5, -10, 9, 91],
          [-13, -9, 8, 46],
        ],
        hedges: [[-9.6, -4, -5.4, 0, 23]],
        from: [-6.6, 1.8, 17.8],
        to: [0.7, 2.2, -3],
      }),
  },
  'wayfarer-caboolture': {
    alt: 'Wayfarer Caboolture: caravans and a tow car in front of the pavilion at the end of the day',
    make: () =>
      place({
        hour: 'evening',
        hills: COUNTRY,
        ground: ASPHALT,
        building: wayfarer({ width: 18, front: -7, tone: '#d9ddd6' }),
        cars: () => [
          inFront('suv-large', 'grey', -4.2, 2, 306),
          inFront('caravan', 'blue', 1.4, 0, 306),
          inFront('caravan-popup', 'orange', 7.4, 0.4, 306),
        ],
        trees: [
          [-12.5, -8, 10, 95],
          [12.5, -9, 9, 56],
        ],
        hedges: [[3, 8.6, -5.4, 0.5, 27]],
        from: [7.2, 1.8, 17],
        to: [-0.6, 2.2, -3],
      }),
  },
}
