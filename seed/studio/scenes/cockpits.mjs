/** The view from between the front seats of each car body. x forward, y up, z to the driver's (right-hand) side. */
import * as THREE from 'three'
import { seat } from '../parts/carParts.mjs'
import { bar, fromField, placed, shaded, softBox, softBoxGeometry } from '../parts/geometry.mjs'
import { mix, roundMax, roundMin, smoothstep } from '../shape/curves.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'
import { block } from './buildings.mjs'
import { groundPlane, lightScene, skyDome } from './outdoors.mjs'
import { textureOf } from './signs.mjs'
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

function dashField(trim) {
  const half = 0.72 + (trim.wide ?? 0)
  const lean = trim.upright ? 0.06 : 0.14
  return (x, y, z) => {
    const bow = 0.05 * (z / half) ** 2
    const face = 0.52 + bow + lean * smoothstep(0.62, 0.93, y)
    const pad = roundMax(
      roundMax(face - x, x - 1.15, 0.05),
      roundMax(y - (0.93 - 0.1 * smoothstep(0.6, 1.05, x) * 0.3), 0.5 - y, 0.08),
      0.07,
    )
    const shelf = softBox(x - 0.62, y - 0.775, z, 0.12, 0.022, half + 0.02, 0.02)
    const hood = softBox(x - 0.68, y - 0.95 + 0.25 * (z - 0.37) ** 2 * 4, z - 0.37, 0.16, 0.06, 0.2, 0.05)
    const knee = softBox(x - 0.66, y - 0.56, z, 0.12, 0.12, half, 0.08)
    let body = roundMin(roundMin(pad, hood, 0.06), knee, 0.05)
    body = roundMin(body, shelf, 0.015)
    const dial = softBox(x - 0.5, y - 0.945, z - 0.37, 0.12, 0.045, 0.15, 0.03)
    body = roundMax(body, -dial, 0.01)
    return Math.max(body, Math.abs(z) - half - 0.04)
  }
}

function screenArt(kind) {
  const canvas = new OffscreenCanvas(1024, kind === 'cluster' ? 380 : 600)
  const context = canvas.getContext('2d')
  const { width: w, height: h } = canvas
  context.fillStyle = '#05070a'
  context.fillRect(0, 0, w, h)
  if (kind === 'cluster') {
    for (const [x, colour, share] of [
      [210, '#e8edf2', 0.42],
      [814, '#e8edf2', 0.3],
    ]) {
      context.strokeStyle = '#2b333c'
      context.lineWidth = 10
      context.beginPath()
      context.arc(x, 200, 140, Math.PI * 0.8, Math.PI * 2.2)
      context.stroke()
      context.strokeStyle = colour
      context.beginPath()
      context.arc(x, 200, 140, Math.PI * 0.8, Math.PI * (0.8 + 1.4 * share))
      context.stroke()
      context.lineWidth = 4
      for (let i = 0; i <= 8; i++) {
        const a = Math.PI * (0.8 + (1.4 * i) / 8)
        context.beginPath()
        context.moveTo(x + Math.cos(a) * 108, 200 + Math.sin(a) * 108)
        context.lineTo(x + Math.cos(a) * 124, 200 + Math.sin(a) * 124)
        context.stroke()
      }
    }
    context.fillStyle = '#39a3d8'
    context.fillRect(430, 120, 164, 10)
    context.fillStyle = '#8d98a3'
    for (const [y, width] of [
      [160, 120],
      [190, 164],
      [220, 90],
    ])
      context.fillRect(430, y, width, 8)
    return textureOf(canvas)
  }
  context.fillStyle = '#131a21'
  context.fillRect(0, 0, w, h)
  context.strokeStyle = '#2d3944'
  context.lineWidth = 18
  for (const [x0, y0, x1, y1] of [
    [120, 0, 420, 600],
    [0, 220, 680, 120],
    [300, 600, 680, 330],
    [520, 0, 560, 600],
  ]) {
    context.beginPath()
    context.moveTo(x0, y0)
    context.lineTo(x1, y1)
    context.stroke()
  }
  context.strokeStyle = '#3fa4e8'
  context.lineWidth = 12
  context.beginPath()
  context.moveTo(330, 420)
  context.lineTo(250, 260)
  context.lineTo(540, 150)
  context.stroke()
  context.fillStyle = '#3fa4e8'
  context.beginPath()
  context.arc(330, 420, 22, 0, 7)
  context.fill()
  context.fillStyle = '#0c1116'
  context.fillRect(690, 0, 334, h)
  for (let i = 0; i < 6; i++) {
    context.fillStyle = ['#2f6fb0', '#2e8a62', '#b1512f', '#6a4f9c', '#3f4a55', '#3f4a55'][i]
    context.beginPath()
    context.roundRect(735 + (i % 2) * 136, 60 + Math.floor(i / 2) * 165, 110, 110, 24)
    context.fill()
  }
  return textureOf(canvas)
}

function steeringWheel() {
  const group = new THREE.Group()
  const leather = part({ albedo: [0.016, 0.016, 0.017], rough: 0.5 })
  const metal = part({ albedo: [0.4, 0.41, 0.42], rough: 0.3, metal: 0.9 })
  group.add(new THREE.Mesh(shaded(new THREE.TorusGeometry(0.182, 0.0165, 18, 72), 0.9), leather))
  const hub = fromField(
    (x, y, z) => {
      const pad = softBox(x, y + 0.008, z, 0.07 + y * 0.12, 0.06, 0.024, 0.022)
      const arms = Math.min(
        softBox(Math.abs(x) - 0.12, y - 0.012, z + 0.008, 0.06, 0.018, 0.012, 0.01),
        softBox(x, y + 0.12, z + 0.008, 0.028, 0.07, 0.01, 0.01),
      )
      return roundMin(pad, arms, 0.02)
    },
    { min: [-0.2, -0.2, -0.06], max: [0.2, 0.1, 0.06] },
    0.006,
    { shade: 0.9 },
  )
  group.add(new THREE.Mesh(hub, leather))
  for (const side of [-1, 1]) {
    group.add(placed(softBoxGeometry(0.032, 0.011, 0.006, 0.005), metal, side * 0.108, 0.014, 0.008))
    for (const step of [-1, 0, 1])
      group.add(
        placed(
          softBoxGeometry(0.007, 0.006, 0.006, 0.004),
          part({ albedo: [0.05, 0.05, 0.055], rough: 0.4 }),
          side * 0.108 + step * 0.019,
          0.014,
          0.013,
        ),
      )
  }
  group.add(placed(shaded(new THREE.TorusGeometry(0.02, 0.003, 8, 32)), metal, 0, 0, 0.024))
  return group
}

function vent(group, x, y, z, halfZ, halfY) {
  group.add(
    placed(softBoxGeometry(0.02, halfY, halfZ, 0.015), part({ albedo: [0.006, 0.006, 0.006], rough: 0.7 }), x, y, z),
  )
  for (let i = -1; i <= 1; i++)
    group.add(
      placed(
        softBoxGeometry(0.008, 0.003, halfZ - 0.008, 0.003),
        part({ albedo: [0.05, 0.05, 0.052], rough: 0.4 }),
        x - 0.018,
        y + i * halfY * 0.55,
        z,
      ),
    )
}

function cockpit(body) {
  const trim = TRIMS[body]
  const wide = trim.wide ?? 0
  const half = 0.72 + wide
  lightScene({
    high: [0.5, 0.52, 0.55],
    low: [0.42, 0.43, 0.44],
    floor: [0.1, 0.1, 0.1],
    direction: [0.55, 0.7, -0.35],
    sun: [0.55, 0.53, 0.5],
    softboxes: trim.open ? 0.2 : 0.07,
  })
  const upper = part({ albedo: trim.upper, rough: 0.68 })
  const soft = part({ albedo: trim.upper.map((c) => c * 1.5), rough: 0.7 })
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
    0.612,
    0.945,
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

function addConsole(group, { upper, soft, strip, piano }) {
  const tunnel = fromField(
    (x, y, z) => {
      const rise = mix(0.5, 0.6, smoothstep(0.1, 0.55, x))
      const base = roundMax(Math.max(Math.abs(z) - 0.125, x - 0.62, -0.75 - x), y - rise, 0.04)
      const rest = softBox(x + 0.36, y - 0.6, z, 0.2, 0.075, 0.115, 0.04)
      const cups = Math.min(Math.hypot(x + 0.02, z - 0.052), Math.hypot(x + 0.02, z + 0.052)) - 0.04
      return roundMax(roundMin(base, rest, 0.03), -Math.max(cups, 0.44 - y), 0.008)
    },
    { min: [-0.85, 0.3, -0.2], max: [0.7, 0.75, 0.2] },
    0.011,
    { shade: 0.75 },
  )
  group.add(new THREE.Mesh(tunnel, upper))
  group.add(placed(softBoxGeometry(0.12, 0.006, 0.085, 0.005), piano, 0.2, 0.527, 0))
  group.add(placed(softBoxGeometry(0.2, 0.025, 0.1, 0.02), soft, -0.36, 0.672, 0))
  const lever = fromField(
    (x, y, z) =>
      roundMin(
        softBox(x, y - 0.11, z, 0.028, 0.045, 0.024, 0.02),
        roundMax(Math.hypot(x, z) - 0.011, Math.abs(y - 0.03) - 0.06, 0.004),
        0.02,
      ),
    { min: [-0.06, -0.06, -0.06], max: [0.06, 0.18, 0.06] },
    0.006,
  )
  group.add(
    placed(lever, piano, 0.21, 0.53, 0),
    placed(softBoxGeometry(0.012, 0.003, 0.016, 0.003), strip, 0.2, 0.688, 0),
  )
  group.add(placed(softBoxGeometry(0.016, 0.03, 0.15, 0.012), piano, 0.548, 0.68, 0))
  for (const z of [-0.12, 0.12])
    group.add(
      placed(shaded(new THREE.CylinderGeometry(0.021, 0.023, 0.022, 32).rotateZ(Math.PI / 2)), strip, 0.528, 0.68, z),
    )
  for (let i = -2; i <= 2; i++)
    group.add(
      placed(
        softBoxGeometry(0.006, 0.009, 0.013, 0.004),
        part({ albedo: [0.1, 0.1, 0.105], rough: 0.5 }),
        0.531,
        0.68,
        i * 0.034,
      ),
    )
}

function addDoor(group, side, half, { upper, soft, strip, open }) {
  const card = fromField(
    (x, y, z) => {
      const inner = half + 0.02 - 0.05 * smoothstep(0.62, 0.56, y) + 0.03 * smoothstep(0.5, 0.42, y)
      const wall = Math.max(inner - z, z - half - 0.14)
      const sill = y - (0.86 + 0.03 * smoothstep(-0.3, 0.6, x))
      const rest = softBox(x + 0.05, y - 0.63, z - half + 0.005, 0.34, 0.04, 0.07, 0.035)
      return roundMin(roundMax(wall, sill, 0.05), rest, 0.03)
    },
    { min: [-1.2, 0.2, half - 0.16], max: [1.0, 1.0, half + 0.16] },
    0.014,
    { shade: 0.75 },
  )
  const mesh = new THREE.Mesh(card, upper)
  mesh.scale.z = side
  mesh.material.side = THREE.DoubleSide
  group.add(mesh)
  group.add(placed(softBoxGeometry(0.4, 0.05, 0.008, 0.008), soft, -0.02, 0.735, side * (half + 0.012)))
  group.add(placed(softBoxGeometry(0.34, 0.008, 0.008, 0.006), strip, 0.02, 0.8, side * (half + 0.016)))
  group.add(
    placed(
      softBoxGeometry(0.05, 0.014, 0.012, 0.01),
      part({ albedo: [0.6, 0.6, 0.62], rough: 0.2, metal: 1 }),
      0.3,
      0.745,
      side * (half - 0.002),
    ),
  )
  if (open) return
  const pillar = part({ albedo: [0.26, 0.255, 0.245], rough: 0.85 })
  group.add(
    new THREE.Mesh(
      bar(
        [
          [1.12, 0.9, side * (half + 0.04)],
          [0.82, 1.12, side * (half - 0.02)],
          [0.42, 1.36, side * (half - 0.14)],
        ],
        0.042,
      ),
      pillar,
    ),
  )
  group.add(
    new THREE.Mesh(
      bar(
        [
          [-0.62, 0.8, side * (half + 0.06)],
          [-0.66, 1.1, side * (half - 0.02)],
          [-0.7, 1.38, side * (half - 0.14)],
        ],
        0.06,
      ),
      pillar,
    ),
  )
}

function addRoof(group, half, material) {
  const lining = fromField(
    (x, y, z) =>
      roundMax(
        Math.max(y - 1.5, 1.375 - 0.05 * (1 - (z / half) ** 2) * -1 - y, x - 0.46 - 0.1 * (1 - (z / half) ** 2)),
        Math.abs(z) - half + 0.1,
        0.05,
      ),
    { min: [-1.6, 1.3, -half], max: [0.7, 1.55, half] },
    0.024,
    { shade: 0.7 },
  )
  group.add(new THREE.Mesh(lining, material))
  for (const z of [-0.3, 0.3]) group.add(placed(softBoxGeometry(0.09, 0.008, 0.2, 0.008), material, 0.44, 1.4, z))
}

function view(body) {
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
  group.add(block(-1.6, 0.1, -0.9, 1.2, 0.16, 0.9, part({ albedo: [0.012, 0.012, 0.013], rough: 0.9 }), 0.5))
  return composed([skyDome(OUTSIDE), floor, standing(group, [[-1, 0, -0.8, 1, 0.1, 0.8]])], {
    width: 1200,
    height: 800,
    camera: { from: [-0.78, 1.16, -0.03], to: [0.6, 0.82, 0.02], lens: 50 },
    shadow: { cell: 0.08, rayCount: 20 },
  })
}

export const COCKPITS = Object.fromEntries(
  Object.keys(TRIMS).map((body) => [`${body}-interior`, { make: () => view(body), alt: '' }]),
)
