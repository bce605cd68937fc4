/** The city group's six showrooms. */
import { ASPHALT, CITY, COAST, CONCRETE } from './hours.mjs'
import { bays, harbour, place, row } from './yard.mjs'

export const HARBOUR_PLACES = {
  'harbour-parramatta': {
    alt: 'Harbour Parramatta: a long glazed showroom under a navy fascia, new cars in front',
    make: () =>
      place({
        hour: 'morning',
        hills: CITY,
        ground: CONCRETE,
        building: harbour({ width: 24, height: 5.6 }),
        cars: () =>
          row(
            [
              ['suv', 'blue'],
              ['hatch', 'white'],
              ['sedan', 'silver'],
              ['suv-large', 'black'],
            ],
            -4.6,
            3.3,
            0.4,
            236,
          ),
        inside: [
          ['coupe', 'red', 2, -8, 205],
          ['suv', 'white', 7, -8, 205],
        ],
        trees: [
          [13.5, -9, 8, 11],
          [-15, -14, 9, 4],
        ],
        hedges: [[-13.5, -4.6, -3.9, 0.6, 3]],
        from: [-7.5, 1.75, 15.5],
        to: [0.6, 2.3, -2.5],
      }),
  },
  'harbour-brookvale': {
    alt: 'Harbour Brookvale: a corner showroom at dusk, lit from inside',
    make: () =>
      place({
        hour: 'dusk',
        hills: CITY,
        ground: ASPHALT,
        building: harbour({ width: 19, height: 6, wing: 0.2, band: 1.3 }),
        cars: () =>
          row(
            [
              ['suv', 'white'],
              ['ute', 'grey'],
              ['hatch', 'orange'],
            ],
            -1.5,
            3.7,
            0.2,
            300,
          ),
        inside: [
          ['sedan', 'white', 0.5, -8, 330],
          ['suv', 'red', 5.2, -8.4, 330],
        ],
        trees: [[-12.5, -8, 7.5, 21]],
        hedges: [[-9, -4, -3.7, 0, 5]],
        bays,
        from: [8.5, 1.7, 14.5],
        to: [0.2, 2.4, -2.8],
      }),
  },
  'harbour-alexandria': {
    alt: 'Harbour Alexandria: an inner-city showroom in a converted brick warehouse',
    make: () =>
      place({
        hour: 'overcast',
        hills: CITY,
        ground: ASPHALT,
        building: harbour({ width: 18, height: 6.6, wing: 0.34, tone: [0.24, 0.11, 0.075], band: 1.2 }),
        cars: () =>
          row(
            [
              ['sedan', 'black'],
              ['hatch', 'teal'],
              ['convertible', 'red'],
            ],
            -4.8,
            3.8,
            0.6,
            244,
          ),
        inside: [['coupe', 'white', 3.4, -8, 215]],
        trees: [
          [-11, -6, 8.5, 31],
          [12.5, -9, 7.5, 8],
        ],
        bays,
        from: [-5.5, 1.7, 15.2],
        to: [0.4, 2.6, -3],
      }),
  },
  'harbour-wollongong': {
    alt: 'Harbour Wollongong: a showroom below the escarpment, utes and SUVs outside',
    make: () =>
      place({
        hour: 'noon',
        hills: [{ colour: [0.08, 0.13, 0.12], height: 0.2, swell: 1.4, seed: 1.7, haze: 0.5 }, COAST[1]],
        ground: CONCRETE,
        building: harbour({ width: 22, height: 5.2, wing: 0.4 }),
        cars: () =>
          row(
            [
              ['ute', 'white'],
              ['suv-large', 'grey'],
              ['suv', 'green'],
              ['wagon', 'blue'],
            ],
            -5.2,
            3.6,
            0.2,
            240,
          ),
        inside: [['suv', 'orange', 6, -8.2, 205]],
        hedges: [[3, 11, -3.9, 0, 7]],
        from: [-7, 1.7, 16.2],
        to: [0.8, 2.7, -2.5],
      }),
  },
  'harbour-newcastle': {
    alt: 'Harbour Newcastle: the showroom in evening light, a line of cars across the front',
    make: () =>
      place({
        hour: 'evening',
        hills: CITY,
        ground: ASPHALT,
        building: harbour({ width: 23, height: 5.4, wing: 0.24 }),
        cars: () =>
          row(
            [
              ['hatch', 'red'],
              ['suv', 'silver'],
              ['sedan', 'blue'],
              ['ute', 'black'],
            ],
            -4.2,
            3.7,
            0.4,
            298,
          ),
        inside: [
          ['suv', 'white', 0, -8, 330],
          ['hatch', 'yellow', 5.6, -8.2, 330],
        ],
        trees: [[-14, -8, 8, 17]],
        hedges: [[-11.4, -6.2, -3.8, 0.55, 12]],
        bays,
        from: [7.6, 1.7, 16],
        to: [-0.8, 2.2, -2.5],
      }),
  },
  'harbour-gosford': {
    alt: 'Harbour Gosford: a showroom among gum trees, family cars out the front',
    make: () =>
      place({
        hour: 'noon',
        hills: COAST,
        ground: ASPHALT,
        building: harbour({ width: 19, height: 5, wing: 0.3 }),
        cars: () =>
          row(
            [
              ['people-mover', 'white'],
              ['wagon', 'grey'],
              ['suv', 'teal'],
            ],
            -4.6,
            3.7,
            0.6,
            238,
          ),
        inside: [['sedan', 'red', 4.4, -8.2, 205]],
        trees: [
          [-11.5, -7, 9, 41],
          [12, -11, 10.5, 6],
          [-14.5, -12, 11, 9],
        ],
        hedges: [[-9.4, -4.2, -3.9, 0.6, 15]],
        bays,
        from: [-6, 1.7, 15.6],
        to: [0.5, 2.5, -2.6],
      }),
  },
}
