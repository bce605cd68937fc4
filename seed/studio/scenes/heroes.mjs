/** The four dealers' hero pictures. */

import * as THREE from 'three'
import { bar, placed, shaded, softBoxGeometry } from '../parts/geometry.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { tussocks } from './greenery.mjs'
import { groundPlane, lightScene, skyDome } from './outdoors.mjs'
import { composed, parked, standing } from './staging.mjs'

/** Three cars on a wharf at dusk, the city across the water. */
function harbour() {
  const sun = [0.12, 0.06, -1]
  const look = {
    zenith: [0.012, 0.032, 0.09],
    horizon: [0.3, 0.19, 0.24],
    glow: [0.62, 0.2, 0.08],
    sun,
    rise: 8,
    glowFall: 15,
    cloud: { light: [0.16, 0.12, 0.2], amount: 0.55 },
    skyline: { colour: [0.012, 0.02, 0.045], height: 0.085, lamps: 0.3, at: -1.3 },
    hills: [{ colour: [0.03, 0.035, 0.06], height: 0.012, swell: 3, seed: 4, haze: 0.3 }],
  }
  lightScene({
    high: [0.05, 0.075, 0.14],
    low: [0.22, 0.19, 0.24],
    floor: [0.1, 0.1, 0.13],
    direction: sun,
    glow: [0.9, 0.4, 0.22],
    softboxes: 0.36,
  })
  const ground = groundPlane(look, {
    kind: 'concrete',
    base: [0.1, 0.105, 0.12],
    second: [0.14, 0.142, 0.155],
    grain: 2.2,
    sky: [0.75, 0.78, 0.95],
    gloss: 0.5,
    water: { from: 9, tone: [0.012, 0.03, 0.06] },
    mist: 0.0006,
  })
  const edge = new THREE.Group()
  edge.add(
    placed(
      softBoxGeometry(30, 0.12, 0.2, 0.03),
      studioMaterial('part', { albedo: [0.12, 0.12, 0.13], rough: 0.7 }),
      0,
      0.1,
      -9,
    ),
  )
  for (let i = -5; i <= 5; i++) {
    const bollard = shaded(new THREE.CylinderGeometry(0.13, 0.16, 0.5, 20))
    edge.add(
      placed(
        bollard,
        studioMaterial('part', { albedo: [0.02, 0.022, 0.026], rough: 0.4, coat: 0.4 }),
        i * 4.2 + 1,
        0.3,
        -8.4,
      ),
    )
  }
  return composed(
    [
      skyDome(look),
      ground,
      standing(edge),
      parked('ute', 'orange', 4.7, -2.9, 224),
      parked('sedan', 'white', -2.75, -2.9, 232),
      parked('suv', 'blue', 0.85, 0.6, 226),
    ],
    { camera: { from: [-1.2, 1.3, 13.4], to: [0.75, 1.5, 0], lens: 26.5 }, exposure: 1.12 },
  )
}

/** A hatch and a wagon in a warm sand studio, a green disc behind them. */
function bluegum() {
  const sun = [-0.5, 0.62, 0.62]
  const look = { zenith: [0.62, 0.53, 0.4], horizon: [0.72, 0.63, 0.49], glow: [0, 0, 0], sun }
  lightScene({
    high: [0.42, 0.38, 0.31],
    low: [0.52, 0.46, 0.37],
    floor: [0.62, 0.53, 0.41],
    direction: sun,
    sun: [0.5, 0.46, 0.36],
    softboxes: 0.62,
  })
  const ground = groundPlane(look, {
    kind: 'plain',
    base: [0.64, 0.55, 0.42],
    second: [0.66, 0.57, 0.44],
    grain: 0.6,
    speckle: 0.04,
    sky: [0.74, 0.74, 0.74],
    sunLight: [0.4, 0.38, 0.34],
    mist: 0.018,
  })
  const set = new THREE.Group()
  const green = studioMaterial('part', { albedo: [0.045, 0.16, 0.115], rough: 0.75 })
  const pale = studioMaterial('part', { albedo: [0.2, 0.34, 0.26], rough: 0.8 })
  const discOf = (radius, material, x, z) =>
    placed(
      shaded(new THREE.CylinderGeometry(radius, radius, 0.2, 128).rotateX(Math.PI / 2)),
      material,
      x,
      radius * 0.62,
      z,
    )
  set.add(discOf(2.6, green, 2.4, -4.2), discOf(1.5, pale, 6.3, -3.9))
  set.add(
    placed(
      shaded(new THREE.CylinderGeometry(0.75, 0.75, 0.42, 96)),
      studioMaterial('part', { albedo: [0.52, 0.42, 0.3], rough: 0.8 }),
      -1.7,
      0.21,
      -2.6,
    ),
  )
  set.add(
    placed(
      shaded(new THREE.CylinderGeometry(0.5, 0.5, 0.9, 96)),
      studioMaterial('part', { albedo: [0.6, 0.5, 0.37], rough: 0.8 }),
      -2.7,
      0.45,
      -3.4,
    ),
  )
  const boxes = [
    [-0.2, 0, -4.3, 5, 4.2, -4.1],
    [4.8, 0, -4, 7.8, 2.4, -3.8],
    [-2.45, 0, -3.3, -0.95, 0.42, -1.9],
    [-3.2, 0, -3.9, -2.2, 0.9, -2.9],
  ]
  return composed(
    [
      skyDome(look),
      ground,
      standing(set, boxes),
      parked('wagon', 'white', 4.55, -1.95, 210),
      parked('hatch', 'teal', 0.8, 0.6, 224),
    ],
    { camera: { from: [-1.2, 1.5, 12.4], to: [0.75, 1.35, -0.6], lens: 25 }, shadow: { sun: unit(sun) } },
  )
}

/** A ute and a tractor in a paddock, red hills behind them as the sun goes. */
function ironbark() {
  const sun = [-0.55, 0.09, -1]
  const look = {
    zenith: [0.1, 0.07, 0.12],
    horizon: [0.78, 0.3, 0.12],
    glow: [1.0, 0.46, 0.14],
    sun,
    sunSize: 0,
    cloud: { light: [0.5, 0.17, 0.1], amount: 0.55 },
    hills: [
      { colour: [0.3, 0.1, 0.06], height: 0.12, swell: 2.2, seed: 2.4, haze: 0.55 },
      { colour: [0.17, 0.055, 0.035], height: 0.085, swell: 3.4, seed: 7.7, haze: 0.35, trees: 0.003 },
      { colour: [0.07, 0.026, 0.018], height: 0.042, swell: 5.5, seed: 11.2, haze: 0.2, trees: 0.014 },
    ],
  }
  lightScene({
    high: [0.1, 0.075, 0.1],
    low: [0.42, 0.2, 0.13],
    floor: [0.16, 0.085, 0.05],
    direction: sun,
    glow: [1.1, 0.5, 0.2],
    softboxes: 0.34,
  })
  const ground = groundPlane(look, {
    kind: 'paddock',
    base: [0.1, 0.05, 0.03],
    second: [0.2, 0.105, 0.055],
    grain: 2.4,
    speckle: 1,
    sky: [0.8, 0.68, 0.62],
    mist: 0.002,
    verge: { from: 4.2, tone: [0.16, 0.1, 0.045], ragged: 4 },
  })
  const fence = new THREE.Group()
  const timber = studioMaterial('part', { albedo: [0.035, 0.02, 0.014], rough: 0.9 })
  for (let i = -9; i <= 9; i++)
    fence.add(
      placed(
        shaded(new THREE.CylinderGeometry(0.07, 0.08, 1.25, 10)),
        timber,
        i * 3.4,
        0.62,
        -9 + Math.sin(i * 3) * 0.06,
      ),
    )
  for (const y of [0.35, 0.7, 1.08])
    fence.add(
      new THREE.Mesh(
        bar(
          [
            [-31, y, -9],
            [0, y - 0.02, -9],
            [31, y, -9],
          ],
          0.009,
        ),
        timber,
      ),
    )
  return composed(
    [
      skyDome(look),
      ground,
      standing(fence),
      standing(
        tussocks({
          tones: [
            [0.2, 0.11, 0.04],
            [0.26, 0.16, 0.06],
            [0.14, 0.075, 0.03],
          ],
          far: [-5, -14],
          count: 46,
        }),
      ),
      parked('tractor', 'orange', 4.5, -1.5, 218),
      parked('ute', 'white', 0.5, 0.6, 218),
    ],
    { camera: { from: [-1.8, 1.25, 12.2], to: [0.75, 1.62, 0], lens: 26 } },
  )
}

/** A caravan and its tow car above a beach in clear morning light. */
function wayfarer() {
  const sun = [0.6, 0.3, -0.8]
  const look = {
    zenith: [0.1, 0.32, 0.42],
    horizon: [0.78, 0.8, 0.74],
    glow: [0.55, 0.42, 0.26],
    sun,
    cloud: { light: [0.92, 0.9, 0.86], amount: 0.42 },
    hills: [{ colour: [0.16, 0.28, 0.3], height: 0.03, swell: 2.3, seed: 5.1, haze: 0.5 }],
  }
  lightScene({
    high: [0.24, 0.42, 0.5],
    low: [0.7, 0.72, 0.68],
    floor: [0.52, 0.46, 0.36],
    direction: [0.5, 0.6, 0.62],
    sun: [0.75, 0.68, 0.55],
    glow: [0.2, 0.16, 0.1],
    softboxes: 0.16,
  })
  const ground = groundPlane(look, {
    kind: 'sand',
    base: [0.56, 0.47, 0.34],
    second: [0.64, 0.55, 0.41],
    grain: 1.1,
    speckle: 0.5,
    sky: [0.62, 0.68, 0.7],
    sunLight: [0.5, 0.45, 0.36],
    water: { from: 16, tone: [0.012, 0.16, 0.19], wander: 6, foam: 0.8 },
    mist: 0.0007,
  })
  return composed(
    [
      skyDome(look),
      ground,
      parked('caravan', 'teal', 3.4, -1.6, 200),
      parked('suv-large', 'white', -2.95, 0.7, 200),
      standing(
        tussocks({
          tones: [
            [0.16, 0.2, 0.1],
            [0.24, 0.26, 0.13],
            [0.3, 0.28, 0.15],
          ],
          far: [-6, -13],
          count: 30,
        }),
      ),
    ],
    { camera: { from: [-5.2, 1.6, 14.6], to: [-0.9, 1.75, 0], lens: 27 }, shadow: { sun: unit([0.5, 0.6, 0.62]) } },
  )
}

const unit = ([x, y, z]) => {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}

export const HEROES = {
  'harbour-hero': {
    make: harbour,
    alt: 'A blue SUV, a white sedan and an orange ute on a wharf at dusk, the city across the water',
  },
  'bluegum-hero': { make: bluegum, alt: 'A teal hatch and a white wagon in a warm sand-coloured studio' },
  'ironbark-hero': { make: ironbark, alt: 'A white ute and an orange tractor in a paddock under red hills at sunset' },
  'wayfarer-hero': { make: wayfarer, alt: 'A four-wheel drive with a caravan in tow on the dunes above a calm sea' },
}
