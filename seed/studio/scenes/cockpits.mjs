/** The view from between the front seats of each car body. x forward, y up, z to the driver's (right-hand) side. */

import * as THREE from 'three'
import { seat } from '../parts/carParts.mjs'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../parts/geometry.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { addConsole, addDoor, addHeader, addRoof } from './cockpit/cabinTrim.mjs'
import { dashField, screenArt, steeringWheel, vent } from './cockpit/dash.mjs'
import { block } from './fabric.mjs'
import { groundPlane, lightScene, skyDome } from './outdoors.mjs'
import { composed, standing } from './staging.mjs'

const part = (values) => studioMaterial('part', values)

const OUTSIDE = { zenith: [0.62, 0.65, 0.7], horizon: [0.86, 0.87, 0.88], glow: [0.1, 0.1, 0.1], sun: [0.7, 0.6, -0.3] }

/** Trims by body: upper and seat tones, the strip across the dash, how upright and how wide it is, and its screen. */
const TRIMS = {
  hatch: { upper: [0.022, 0.022, 0.024], seats: [0.05, 0.052, 0.056], strip: [0.3, 0.31, 0.33], screen: 0.26 },
  sedan: { upper: [0.02, 0.02, 0.022], seats: [0.24, 0.2, 0.16], strip: [0.16, 0.09, 0.05], screen: 0.31 },
  wagon: { upper: [0.022, 0.022, 0.024], seats: [0.06, 0.06, 0.065], strip: [0.36, 0.37, 0.38], screen: 0.28 },
  suv: { upper: [0.022, 0.022, 0.024], seats: [0.03, 0.03, 0.033], strip: [0.4, 0.41, 0.42], screen: 0.31, upright: 1 },
  'suv-large': {
    upper: [0.024, 0.022, 0.02],
    seats: [0.18, 0.1, 0.055],
    strip: [0.2, 0.12, 0.07],
    screen: 0.32,
    upright: 1,
    wide: 0.06,
  },
  ute: {
    upper: [0.02, 0.02, 0.021],
    seats: [0.035, 0.036, 0.038],
    strip: [0.1, 0.1, 0.105],
    screen: 0.24,
    upright: 1,
    wide: 0.03,
  },
  van: {
    upper: [0.035, 0.036, 0.038],
    seats: [0.05, 0.052, 0.058],
    strip: [0.09, 0.092, 0.096],
    screen: 0.22,
    upright: 1,
    wide: 0.04,
  },
  coupe: { upper: [0.018, 0.018, 0.02], seats: [0.2, 0.022, 0.022], strip: [0.06, 0.062, 0.066], screen: 0.28 },
  convertible: {
    upper: [0.02, 0.02, 0.022],
    seats: [0.3, 0.16, 0.08],
    strip: [0.42, 0.43, 0.44],
    screen: 0.27,
    open: true,
  },
  'people-mover': {
    upper: [0.06, 0.055, 0.05],
    seats: [0.32, 0.28, 0.23],
    strip: [0.22, 0.15, 0.09],
    screen: 0.3,
    upright: 1,
    wide: 0.06,
  },
}

function cockpit(body) {
  const trim = TRIMS[body]
  const wide = trim.wide ?? 0
  const half = 0.72 + wide
  lightScene({
    high: [0.62, 0.63, 0.65],
    low: [0.5, 0.51, 0.52],
    floor: [0.2, 0.2, 0.2],
    direction: [-0.35, 0.75, -0.5],
    sun: [0.5, 0.48, 0.46],
    softboxes: trim.open ? 0.3 : 0.16,
  })
  const upper = part({ albedo: trim.upper.map((c) => c * 1.7), rough: 0.6 })
  const soft = part({ albedo: trim.seats, rough: 0.6 })
  const strip = part({ albedo: trim.strip, rough: 0.34, metal: trim.strip[0] > 0.28 ? 0.8 : 0, coat: 0.5 })
  const piano = part({ albedo: [0.01, 0.01, 0.011], rough: 0.12, coat: 1 })
  const group = new THREE.Group()
  group.add(
    new THREE.Mesh(
      fromField(dashField(trim), { min: [0.3, 0.36, -half - 0.08], max: [1.2, 1.08, half + 0.08] }, 0.011, {
        shade: 0.85,
      }),
      upper,
    ),
  )
  group.add(placed(softBoxGeometry(0.018, 0.017, half - 0.02, 0.012), strip, 0.513, 0.775, 0))
  for (const z of [-half + 0.12, half - 0.12]) vent(group, 0.575, 0.85, z, 0.075, 0.03)
  for (const z of [-0.085, 0.085]) vent(group, 0.565, 0.842, z, 0.07, 0.024)
  const screen = new THREE.Group()
  const wide2 = trim.screen / 2
  screen.add(placed(softBoxGeometry(wide2 + 0.008, wide2 * 0.586 + 0.008, 0.009, 0.008), piano, 0, 0, 0))
  screen.add(
    placed(
      shaded(new THREE.PlaneGeometry(trim.screen, trim.screen * 0.586)),
      part({ artMap: screenArt('map'), rough: 0.2, coat: 1, artGlow: 0.55 }),
      0,
      0,
      0.0105,
    ),
  )
  screen.position.set(0.55, 0.965, 0)
  screen.rotation.set(0, -Math.PI / 2, 0)
  screen.rotateX(-0.14)
  group.add(screen)
  const cluster = placed(
    shaded(new THREE.PlaneGeometry(0.28, 0.104)),
    part({ artMap: screenArt('cluster'), rough: 0.2, coat: 1, artGlow: 0.7 }),
    0.588,
    0.938,
    0.37,
    -Math.PI / 2,
  )
  cluster.rotateX(-0.2)
  group.add(cluster)
  const wheel = steeringWheel()
  wheel.position.set(0.36, 0.84, 0.37)
  wheel.rotation.set(0, -Math.PI / 2, 0)
  wheel.rotateX(-0.36)
  group.add(
    wheel,
    new THREE.Mesh(
      bar(
        [
          [0.36, 0.84, 0.37],
          [0.5, 0.79, 0.37],
          [0.62, 0.76, 0.37],
        ],
        0.045,
      ),
      upper,
    ),
  )
  for (const side of [-1, 1])
    group.add(
      new THREE.Mesh(
        bar(
          [
            [0.43, 0.86, 0.37 + side * 0.05],
            [0.42, 0.87, 0.37 + side * 0.12],
            [0.41, 0.875, 0.37 + side * 0.17],
          ],
          0.009,
        ),
        upper,
      ),
    )
  addConsole(group, { upper, soft, strip, piano })
  for (const side of [-1, 1]) addDoor(group, side, half, { upper, soft, strip, open: trim.open })
  for (const z of [-0.37, 0.37]) {
    const chair = seat({ width: 0.52, tone: trim.seats })
    chair.position.set(-0.3, 0.46, z)
    chair.scale.set(0.92, 0.86, 1)
    group.add(chair)
  }
  if (trim.open) addHeader(group, half)
  if (!trim.open) addRoof(group, half, part({ albedo: [0.3, 0.295, 0.285], rough: 0.9 }))
  const mirror = part({ albedo: [0.02, 0.02, 0.022], rough: 0.3 })
  group.add(
    placed(softBoxGeometry(0.02, 0.035, 0.12, 0.018), mirror, 0.42, 1.27, 0),
    new THREE.Mesh(
      bar(
        [
          [0.44, 1.28, 0],
          [0.48, 1.33, 0],
          [0.52, 1.36, 0],
        ],
        0.012,
      ),
      mirror,
    ),
  )
  const bonnet = fromField(
    (x, y, z) => softBox(x - 1.75, y - 0.78 - 0.07 * z * z * -1, z, 0.7, 0.12, 0.78, 0.1),
    { min: [1, 0.5, -0.9], max: [2.55, 1, 0.9] },
    0.03,
  )
  group.add(new THREE.Mesh(bonnet, part({ albedo: [0.32, 0.33, 0.34], rough: 0.35, metal: 0.6, coat: 1 })))
  return { group, open: trim.open }
}

/** Where the picture is taken from: between the front seats, at the wheel, and leaning to the middle of the dash. */
const CAMERAS = {
  interior: { from: [-1.12, 1.2, -0.02], to: [0.6, 0.8, 0.02], lens: 46 },
  'interior-wheel': { from: [-0.3, 1.16, 0.5], to: [0.62, 0.86, 0.22], lens: 44 },
  'interior-dash': { from: [-0.34, 1.1, -0.3], to: [0.6, 0.84, 0.1], lens: 40 },
}

function view(body, camera) {
  const { group } = cockpit(body)
  const floor = groundPlane(OUTSIDE, {
    kind: 'plain',
    base: [0.7, 0.71, 0.72],
    second: [0.72, 0.73, 0.74],
    grain: 0.3,
    speckle: 0,
    sky: [0.9, 0.9, 0.9],
    mist: 0.02,
  })
  floor.position.y = -0.4
  const shadowed = part({ albedo: [0.012, 0.012, 0.013], rough: 0.9 })
  group.add(block(0.66, 0.1, -0.84, 0.7, 0.75, 0.84, shadowed, 0.4))
  group.add(block(-1.6, 0.1, -0.9, 1.2, 0.16, 0.9, part({ albedo: [0.012, 0.012, 0.013], rough: 0.9 }), 0.5))
  return composed([skyDome(OUTSIDE), floor, standing(group, [[-1, 0, -0.8, 1, 0.1, 0.8]])], {
    width: 1200,
    height: 800,
    exposure: 1.55,
    camera: CAMERAS[camera],
    shadow: { cell: 0.08, rayCount: 20 },
  })
}

export const COCKPITS = Object.fromEntries(
  Object.keys(TRIMS).flatMap((body) =>
    Object.keys(CAMERAS).map((camera) => [`${body}-${camera}`, { make: () => view(body, camera), alt: '' }]),
  ),
)
