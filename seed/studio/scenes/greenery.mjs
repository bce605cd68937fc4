/** Trees and hedges as clouds of small leaves round simple limbs. */
import * as THREE from 'three'
import { bar, placed, shaded } from '../parts/geometry.mjs'
import { studioMaterial } from '../stage/studioShader.mjs'

/** Repeatable random numbers, so that a scene renders the same every time. */
export function seeded(seed) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function leaves(positions, normals, centre, radii, count, size, random) {
  for (let i = 0; i < count; i++) {
    const u = random() * 2 - 1
    const turn = random() * Math.PI * 2
    const out = Math.sqrt(1 - u * u)
    const direction = [out * Math.cos(turn), u, out * Math.sin(turn)]
    const depth = 0.72 + 0.3 * random() ** 0.5
    const at = direction.map((d, axis) => centre[axis] + d * radii[axis] * depth)
    const spin = random() * Math.PI * 2
    const tilt = random() * 2 - 1
    const a = [Math.cos(spin) * size, tilt * size, Math.sin(spin) * size]
    const b = [-Math.sin(spin) * size * 0.5, size * 0.6, Math.cos(spin) * size * 0.5]
    positions.push(
      at[0] - a[0],
      at[1] - a[1],
      at[2] - a[2],
      at[0] + b[0],
      at[1] + b[1],
      at[2] + b[2],
      at[0] + a[0],
      at[1] + a[1],
      at[2] + a[2],
    )
    const shade = direction.map((d, axis) => d * 0.8 + (axis === 1 ? 0.35 : 0) + (random() - 0.5) * 0.5)
    normals.push(...shade, ...shade, ...shade)
  }
}

function foliage(positions, normals, tone) {
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3))
  return new THREE.Mesh(shaded(geometry, 0.75), studioMaterial('part', { albedo: tone, rough: 0.85, bothSides: true }))
}

/** A gum tree: pale trunk, open crown. */
export function gumTree(x, z, height, seed, tone = [0.11, 0.15, 0.085]) {
  const random = seeded(seed)
  const group = new THREE.Group()
  const positions = []
  const normals = []
  const trunk = studioMaterial('part', { albedo: [0.34, 0.3, 0.26], rough: 0.9 })
  const lean = (random() - 0.5) * 0.8
  const fork = height * 0.42
  group.add(
    new THREE.Mesh(
      bar(
        [
          [0, 0, 0],
          [lean * 0.3, fork * 0.5, 0],
          [lean * 0.5, fork, 0],
        ],
        height * 0.022,
      ),
      trunk,
    ),
  )
  for (let limb = 0; limb < 6; limb++) {
    const turn = (limb / 6) * Math.PI * 2 + random()
    const reach = height * (0.16 + random() * 0.14)
    const top = height * (0.68 + random() * 0.28)
    const end = [lean * 0.5 + Math.cos(turn) * reach, top, Math.sin(turn) * reach]
    group.add(
      new THREE.Mesh(
        bar(
          [
            [lean * 0.5, fork * 0.9, 0],
            [lean * 0.5 + Math.cos(turn) * reach * 0.5, (fork + top) / 2, Math.sin(turn) * reach * 0.5],
            end,
          ],
          height * 0.009,
        ),
        trunk,
      ),
    )
    const spread = height * (0.13 + random() * 0.06)
    leaves(positions, normals, end, [spread * 1.3, spread * 0.8, spread * 1.3], 900, height * 0.017, random)
    leaves(
      positions,
      normals,
      [end[0] * 0.7 + (random() - 0.5), end[1] - spread * 0.7, end[2] * 0.7],
      [spread, spread * 0.6, spread],
      380,
      height * 0.017,
      random,
    )
  }
  group.add(foliage(positions, normals, tone))
  group.position.set(x, 0, z)
  return group
}

/** A clipped hedge from x0 to x1. */
export function hedge(x0, x1, z, height, seed, tone = [0.05, 0.1, 0.04]) {
  const random = seeded(seed)
  const positions = []
  const normals = []
  const length = x1 - x0
  for (let i = 0; i < length * 700; i++) {
    const at = [x0 + random() * length, 0, z + (random() - 0.5) * 0.7]
    const face = random()
    at[1] = face < 0.4 ? height + (random() - 0.5) * 0.08 : random() * height
    const normal = face < 0.4 ? [0, 1, 0.2] : [(random() - 0.5) * 0.5, 0.3, 1]
    if (face >= 0.4) at[2] = z + 0.35 + (random() - 0.5) * 0.08
    const size = 0.045
    const spin = random() * Math.PI * 2
    positions.push(
      at[0] - Math.cos(spin) * size,
      at[1] - size * 0.5,
      at[2],
      at[0],
      at[1] + size,
      at[2] + Math.sin(spin) * size,
      at[0] + Math.cos(spin) * size,
      at[1] - size * 0.4,
      at[2] + Math.sin(spin) * size,
    )
    normals.push(...normal, ...normal, ...normal)
  }
  const group = new THREE.Group()
  group.add(foliage(positions, normals, tone))
  const heart = shaded(new THREE.BoxGeometry(length - 0.06, height - 0.03, 0.62), 0.6)
  group.add(
    placed(
      heart,
      studioMaterial('part', { albedo: tone.map((c) => c * 0.45), rough: 1 }),
      (x0 + x1) / 2,
      height / 2 - 0.02,
      z,
    ),
  )
  return group
}

/** Flax-like clumps in a bed. */
export function clumps(x0, x1, z, seed, tone = [0.07, 0.1, 0.05]) {
  const random = seeded(seed)
  const positions = []
  const normals = []
  for (let x = x0; x < x1; x += 0.75) {
    for (let blade = 0; blade < 70; blade++) {
      const turn = random() * Math.PI * 2
      const height = 0.35 + random() * 0.45
      const out = 0.15 + random() * 0.4
      const bx = x + (random() - 0.5) * 0.3
      const bz = z + (random() - 0.5) * 0.3
      positions.push(bx - 0.014, 0, bz, bx + 0.014, 0, bz, bx + Math.cos(turn) * out, height, bz + Math.sin(turn) * out)
      normals.push(...[0, 0.8, 0.6, 0, 0.8, 0.6, 0, 0.8, 0.6])
    }
  }
  return foliage(positions, normals, tone)
}

/** Tussocks of grass behind the cars, each a fan of thin blades. */
export function tussocks({ tones, far, count }) {
  const group = new THREE.Group()
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (const tone of tones) {
    const positions = []
    for (let tuft = 0; tuft < count; tuft++) {
      const x = -16 + random() * 36
      const z = far[0] + random() * (far[1] - far[0])
      const size = 0.35 + random() * 0.4
      for (let blade = 0; blade < 34; blade++) {
        const turn = random() * Math.PI * 2
        const lean = 0.15 + random() * 0.5
        const height = size * (0.6 + random() * 0.7)
        const bx = x + (random() - 0.5) * 0.35
        const bz = z + (random() - 0.5) * 0.35
        const tip = [bx + Math.cos(turn) * lean * height, height, bz + Math.sin(turn) * lean * height]
        positions.push(bx - 0.012, 0, bz, bx + 0.012, 0, bz, ...tip)
      }
    }
    const geometry = new THREE.BufferGeometry()
    geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
    geometry.setAttribute(
      'normal',
      new THREE.Float32BufferAttribute(
        positions.map((_, i) => (i % 3 === 1 ? 0.8 : i % 3 === 2 ? 0.6 : 0)),
        3,
      ),
    )
    group.add(
      new THREE.Mesh(shaded(geometry, 0.8), studioMaterial('part', { albedo: tone, rough: 0.9, bothSides: true })),
    )
  }
  return group
}
