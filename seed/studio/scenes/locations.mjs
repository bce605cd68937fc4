/** The thirteen places, each with its building, its light and what stands in front. */

import { pavilion, pylonSign, shed, showroom } from './buildings.mjs'
import { clumps, gumTree, hedge } from './greenery.mjs'
import { groundPlane, lightScene, skyDome } from './outdoors.mjs'
import { composed, parked, standing } from './staging.mjs'

const SIZE = { width: 1200, height: 800 }

/** Times of day: what the sky looks like, and the light it gives. */
const HOURS = {
  noon: {
    look: {
      zenith: [0.09, 0.24, 0.52],
      horizon: [0.62, 0.72, 0.8],
      glow: [0.12, 0.12, 0.1],
      cloud: { light: [0.95, 0.95, 0.95], amount: 0.5 },
      rise: 2.6,
    },
    light: { high: [0.3, 0.42, 0.6], low: [0.62, 0.66, 0.7], floor: [0.34, 0.34, 0.34], sun: [0.95, 0.92, 0.85] },
    ground: { sky: [0.62, 0.68, 0.78], sunLight: [0.85, 0.82, 0.74] },
    sun: [-0.45, 0.78, 0.55],
    lit: 0.35,
  },
  morning: {
    look: {
      zenith: [0.2, 0.38, 0.58],
      horizon: [0.85, 0.8, 0.72],
      glow: [0.5, 0.36, 0.2],
      cloud: { light: [0.98, 0.93, 0.88], amount: 0.62 },
      rise: 2.8,
    },
    light: { high: [0.36, 0.44, 0.55], low: [0.7, 0.68, 0.64], floor: [0.32, 0.31, 0.29], sun: [0.9, 0.76, 0.55] },
    ground: { sky: [0.6, 0.66, 0.74], sunLight: [0.7, 0.58, 0.42] },
    sun: [0.72, 0.42, 0.56],
    lit: 0.5,
  },
  overcast: {
    look: {
      zenith: [0.5, 0.54, 0.6],
      horizon: [0.78, 0.8, 0.82],
      glow: [0.05, 0.05, 0.05],
      cloud: { light: [0.84, 0.86, 0.88], amount: 0.9 },
      rise: 2,
    },
    light: { high: [0.6, 0.63, 0.68], low: [0.66, 0.68, 0.7], floor: [0.28, 0.28, 0.28], sun: [0.12, 0.12, 0.12] },
    ground: { sky: [1.05, 1.07, 1.1], sunLight: [0.1, 0.1, 0.1] },
    sun: [-0.2, 0.9, 0.4],
    lit: 0.8,
  },
  evening: {
    look: {
      zenith: [0.14, 0.2, 0.38],
      horizon: [0.9, 0.55, 0.34],
      glow: [0.9, 0.42, 0.14],
      cloud: { light: [0.85, 0.52, 0.42], amount: 0.6 },
      rise: 3.6,
    },
    light: {
      high: [0.2, 0.24, 0.36],
      low: [0.6, 0.44, 0.36],
      floor: [0.22, 0.19, 0.17],
      sun: [0.7, 0.42, 0.22],
      glow: [0.6, 0.32, 0.14],
    },
    ground: { sky: [0.55, 0.52, 0.58], sunLight: [0.42, 0.24, 0.12] },
    sun: [-0.85, 0.26, 0.42],
    lit: 1,
  },
  dusk: {
    look: {
      zenith: [0.02, 0.05, 0.13],
      horizon: [0.42, 0.3, 0.36],
      glow: [0.5, 0.2, 0.1],
      cloud: { light: [0.22, 0.17, 0.24], amount: 0.55 },
      rise: 5,
    },
    light: {
      high: [0.07, 0.1, 0.18],
      low: [0.3, 0.26, 0.32],
      floor: [0.13, 0.13, 0.15],
      glow: [0.35, 0.2, 0.14],
      softboxes: 0.22,
    },
    ground: { sky: [0.62, 0.64, 0.8], sunLight: [0, 0, 0] },
    sun: [-0.6, 0.12, -0.8],
    lit: 1.5,
  },
}

const CITY = [
  { colour: [0.2, 0.23, 0.26], height: 0.045, swell: 9, seed: 3.3, haze: 0.55 },
  { colour: [0.07, 0.1, 0.07], height: 0.022, swell: 14, seed: 8.1, haze: 0.25, trees: 0.02 },
]
const COUNTRY = [
  { colour: [0.2, 0.22, 0.2], height: 0.06, swell: 2.4, seed: 2.2, haze: 0.6 },
  { colour: [0.12, 0.13, 0.07], height: 0.03, swell: 5, seed: 6.2, haze: 0.35, trees: 0.018 },
]
const COAST = [
  { colour: [0.16, 0.24, 0.24], height: 0.07, swell: 2.1, seed: 9.4, haze: 0.6 },
  { colour: [0.06, 0.1, 0.06], height: 0.03, swell: 8, seed: 4.4, haze: 0.25, trees: 0.024 },
]

const ASPHALT = {
  kind: 'asphalt',
  base: [0.1, 0.102, 0.106],
  second: [0.135, 0.135, 0.138],
  grain: 3,
  speckle: 1,
  gloss: 0.12,
}
const CONCRETE = {
  kind: 'concrete',
  base: [0.36, 0.355, 0.34],
  second: [0.43, 0.42, 0.4],
  grain: 1.6,
  speckle: 0.5,
  gloss: 0.06,
}
const GRAVEL = { kind: 'paddock', base: [0.3, 0.2, 0.13], second: [0.4, 0.29, 0.19], grain: 3.4, speckle: 1.4 }

/** A row of vehicles along z, evenly spaced from x, all turned the same way. */
function row(list, x, step, z, turn) {
  return list.map(([body, paint], i) => inFront(body, paint, x + i * step, z, turn))
}

/** A vehicle on the yard; z counts from a line well in front of the building. */
function inFront(body, paint, x, z, turn) {
  return parked(body, paint, x, z + 2, turn)
}

async function place({
  hour,
  hills,
  ground,
  building,
  pylon,
  cars,
  inside = [],
  trees = [],
  hedges = [],
  bays,
  from,
  to,
  lens = 33,
  exposure,
}) {
  const time = HOURS[hour]
  const look = { ...time.look, sun: time.sun, hills }
  lightScene({ ...time.light, direction: time.sun })
  const built = await building(time.lit)
  const things = [
    skyDome(look),
    groundPlane(look, { ...ground, ...time.ground, bays, mist: 0.0016 }),
    standing(built.group, built.boxes),
    ...cars(),
    ...inside.map(([body, paint, x, z, turn]) => parked(body, paint, x, z, turn, { lift: 0.04 })),
    ...trees.map(([x, z, height, seed]) =>
      standing(gumTree(x, z, height, seed), [
        [x - height * 0.2, height * 0.6, z - height * 0.2, x + height * 0.2, height * 0.95, z + height * 0.2],
      ]),
    ),
    ...hedges.map(([x0, x1, z, height, seed]) =>
      height > 0
        ? standing(hedge(x0, x1, z, height, seed), [[x0, 0, z - 0.35, x1, height, z + 0.35]])
        : standing(clumps(x0, x1, z, seed)),
    ),
  ]
  if (pylon) {
    const sign = await pylonSign(...pylon, { lit: time.lit })
    things.push(standing(sign.group, sign.boxes))
  }
  const [x, y, z] = time.sun
  const size = Math.hypot(x, y, z)
  const sun = time.light.sun ? { x: x / size, y: y / size, z: z / size } : null
  return composed(things, {
    ...SIZE,
    camera: {
      from: [from[0] * 0.9, from[1], from[2] * 1.26],
      to: [to[0] + (from[0] < 0 ? -2.4 : 2.4), to[1] + 0.7, to[2]],
      lens,
    },
    exposure,
    shadow: { sun, cell: 0.07, rayCount: 70, within: [-16, -7, 16, 12] },
  })
}

const bays = { z: 3.6, depth: 5.2, every: 2.75 }

const harbour = (options) => (lit) => showroom('harbour', { lit, accent: [0.004, 0.012, 0.04], ...options })
const bluegum = (options) => (lit) => showroom('bluegum', { lit, band: 1.15, ...options })
const ironbark = (options) => (lit) => shed('ironbark', { lit, ...options })
const wayfarer = (options) => (lit) => pavilion('wayfarer', { lit, ...options })

export const LOCATIONS = {
  'harbour-parramatta': {
    alt: 'Harbour Parramatta: a long glazed showroom under a navy fascia, new cars in front',
    make: () =>
      place({
        hour: 'morning',
        hills: CITY,
        ground: CONCRETE,
        building: harbour({ width: 24, height: 5.6 }),
        pylon: ['harbour', -9.6, 3.4],
        cars: () =>
          row(
            [
              ['suv', 'blue'],
              ['hatch', 'white'],
              ['sedan', 'silver'],
              ['suv-large', 'black'],
            ],
            -2.6,
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
        pylon: ['harbour', 9.8, -2.4],
        cars: () =>
          row(
            [
              ['sedan', 'black'],
              ['hatch', 'teal'],
              ['convertible', 'red'],
            ],
            -3.4,
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
        pylon: ['harbour', -8.6, 2.6],
        cars: () =>
          row(
            [
              ['ute', 'white'],
              ['suv-large', 'grey'],
              ['suv', 'green'],
              ['wagon', 'blue'],
            ],
            -3.6,
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
            -6,
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
        pylon: ['harbour', 10.2, 0.6],
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
            -3.2,
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
            -6,
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
        pylon: ['bluegum', 9.2, 1],
        cars: () =>
          row(
            [
              ['suv', 'teal'],
              ['hatch', 'white'],
              ['wagon', 'green'],
              ['sedan', 'grey'],
            ],
            -5.2,
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
          inFront('ute', 'silver', -5.4, 1.2, 298),
          inFront('tractor', 'blue', -0.6, 0.8, 304),
          inFront('suv-large', 'beige', 4.2, 1, 298),
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
          inFront('caravan', 'teal', -4.6, 0, 236),
          inFront('caravan-popup', 'white', 1.6, -0.4, 236),
          inFront('caravan', 'beige', 7.6, -1.2, 236),
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
          inFront('suv-large', 'grey', -6.4, 2, 306),
          inFront('caravan', 'blue', -1.2, 0, 306),
          inFront('caravan-popup', 'orange', 5.2, 0.4, 306),
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
