/** Puts a dealership together: building, sign, greenery and what stands on the yard. */
import { pavilion, pylonSign, shed, showroom } from './buildings.mjs'
import { clumps, gumTree, hedge } from './greenery.mjs'
import { HOURS } from './hours.mjs'
import { groundPlane, lightScene, skyDome } from './outdoors.mjs'
import { composed, parked, standing } from './staging.mjs'

const SIZE = { width: 1200, height: 800 }

/** A row of vehicles along z, evenly spaced from x, all turned the same way. */
export function row(list, x, step, z, turn) {
  return list.map(([body, paint], i) => inFront(body, paint, x + i * step, z, turn))
}

/** A vehicle on the yard; z counts from a line well in front of the building. */
export function inFront(body, paint, x, z, turn) {
  return parked(body, paint, x, z + 2, turn)
}

export async function place({
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
    exposure: time.exposure,
    shadow: { sun, cell: 0.07, rayCount: 70, within: [-16, -7, 16, 12] },
  })
}

export const bays = { z: 3.6, depth: 5.2, every: 2.75 }

export const harbour = (options) => (lit) => showroom('harbour', { lit, accent: [0.004, 0.012, 0.04], ...options })

export const bluegum = (options) => (lit) => showroom('bluegum', { lit, band: 1.15, ...options })

export const ironbark = (options) => (lit) => shed('ironbark', { lit, ...options })

export const wayfarer = (options) => (lit) => pavilion('wayfarer', { lit, ...options })
