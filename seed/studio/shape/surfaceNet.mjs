/** Turns a field (negative inside) into a smooth triangle mesh by naive surface nets, refined onto the true surface. */

const BLOCK = 6

/**
 * @param field (x, y, z) => metres, roughly a distance.
 * @param bounds { min: [x, y, z], max: [x, y, z] }
 * @param cell edge of a cell in metres
 * @param options.mirror the field is even in z: mesh z >= 0 and mirror it
 * @returns { positions, normals, index } typed arrays
 */
export function meshField(field, bounds, cell, options = {}) {
  const mirror = options.mirror ?? false
  const origin = mirror ? [bounds.min[0], bounds.min[1], -cell / 2] : bounds.min
  const size = [0, 1, 2].map((axis) => Math.ceil((bounds.max[axis] - origin[axis]) / cell) + 2)
  const [nx, ny, nz] = size
  const values = sampleNearSurface(field, origin, size, cell)
  const at = (i, j, k) => values[(k * ny + j) * nx + i]
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1)
  const positions = []
  const index = []

  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const vertex = cellVertex(at, i, j, k)
        if (!vertex) continue
        vertexOf[(k * ny + j) * nx + i] = positions.length / 3
        positions.push(origin[0] + vertex[0] * cell, origin[1] + vertex[1] * cell, origin[2] + vertex[2] * cell)
      }
    }
  }
  const v = (i, j, k) => vertexOf[(k * ny + j) * nx + i]
  const quad = (a, b, c, d, flip) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    if (flip) index.push(a, c, b, a, d, c)
    else index.push(a, b, c, a, c, d)
  }
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const inside = at(i, j, k) < 0
        if (j > 0 && k > 0 && inside !== at(i + 1, j, k) < 0)
          quad(v(i, j - 1, k - 1), v(i, j, k - 1), v(i, j, k), v(i, j - 1, k), !inside)
        if (i > 0 && k > 0 && inside !== at(i, j + 1, k) < 0)
          quad(v(i - 1, j, k - 1), v(i - 1, j, k), v(i, j, k), v(i, j, k - 1), !inside)
        if (i > 0 && j > 0 && inside !== at(i, j, k + 1) < 0)
          quad(v(i - 1, j - 1, k), v(i, j - 1, k), v(i, j, k), v(i - 1, j, k), !inside)
      }
    }
  }
  const mesh = refine(field, Float32Array.from(positions), Uint32Array.from(index), mirror)
  return mirror ? mirrored(mesh) : mesh
}

/** Values on the grid; blocks that the surface cannot cross are filled with their centre's value. */
function sampleNearSurface(field, origin, [nx, ny, nz], cell) {
  const values = new Float32Array(nx * ny * nz)
  const reach = BLOCK * cell * 0.87 * 2.2
  for (let bk = 0; bk < nz; bk += BLOCK) {
    for (let bj = 0; bj < ny; bj += BLOCK) {
      for (let bi = 0; bi < nx; bi += BLOCK) {
        const half = (BLOCK / 2) * cell
        const centre = field(origin[0] + bi * cell + half, origin[1] + bj * cell + half, origin[2] + bk * cell + half)
        const far = Math.abs(centre) > reach
        for (let k = bk; k < Math.min(bk + BLOCK, nz); k++) {
          for (let j = bj; j < Math.min(bj + BLOCK, ny); j++) {
            for (let i = bi; i < Math.min(bi + BLOCK, nx); i++) {
              values[(k * ny + j) * nx + i] = far
                ? centre
                : field(origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell)
            }
          }
        }
      }
    }
  }
  return values
}

const EDGES = [
  [0, 0, 0, 1, 0, 0],
  [0, 1, 0, 1, 1, 0],
  [0, 0, 1, 1, 0, 1],
  [0, 1, 1, 1, 1, 1],
  [0, 0, 0, 0, 1, 0],
  [1, 0, 0, 1, 1, 0],
  [0, 0, 1, 0, 1, 1],
  [1, 0, 1, 1, 1, 1],
  [0, 0, 0, 0, 0, 1],
  [1, 0, 0, 1, 0, 1],
  [0, 1, 0, 0, 1, 1],
  [1, 1, 0, 1, 1, 1],
]

function cellVertex(at, i, j, k) {
  let count = 0
  let x = 0
  let y = 0
  let z = 0
  for (const [ax, ay, az, bx, by, bz] of EDGES) {
    const a = at(i + ax, j + ay, k + az)
    const b = at(i + bx, j + by, k + bz)
    if (a < 0 === b < 0) continue
    const t = a / (a - b)
    x += i + ax + (bx - ax) * t
    y += j + ay + (by - ay) * t
    z += k + az + (bz - az) * t
    count++
  }
  return count === 0 ? null : [x / count, y / count, z / count]
}

/** Walks vertices onto the surface and takes normals from the field itself, so that shading is smooth. */
function refine(field, positions, index, mirror) {
  const normals = new Float32Array(positions.length)
  const e = 0.0015
  for (let p = 0; p < positions.length; p += 3) {
    let [x, y, z] = [positions[p], positions[p + 1], positions[p + 2]]
    let gx = 0
    let gy = 0
    let gz = 0
    for (let pass = 0; pass < 3; pass++) {
      gx = (field(x + e, y, z) - field(x - e, y, z)) / (2 * e)
      gy = (field(x, y + e, z) - field(x, y - e, z)) / (2 * e)
      gz = mirror && Math.abs(z) < 1e-4 ? 0 : (field(x, y, z + e) - field(x, y, z - e)) / (2 * e)
      const square = gx * gx + gy * gy + gz * gz || 1
      if (pass === 2) break
      const f = field(x, y, z)
      const step = Math.max(-0.01, Math.min(0.01, f / Math.max(square, 0.25)))
      x -= gx * step
      y -= gy * step
      z -= gz * step
    }
    const length = Math.hypot(gx, gy, gz) || 1
    positions[p] = x
    positions[p + 1] = y
    positions[p + 2] = mirror && Math.abs(z) < 1e-4 ? 0 : z
    normals[p] = gx / length
    normals[p + 1] = gy / length
    normals[p + 2] = gz / length
  }
  return { positions, normals, index }
}

function mirrored({ positions, normals, index }) {
  const count = positions.length / 3
  const both = new Float32Array(positions.length * 2)
  const bothNormals = new Float32Array(normals.length * 2)
  both.set(positions)
  bothNormals.set(normals)
  for (let p = 0; p < positions.length; p += 3) {
    const q = positions.length + p
    both[q] = positions[p]
    both[q + 1] = positions[p + 1]
    both[q + 2] = -positions[p + 2]
    bothNormals[q] = normals[p]
    bothNormals[q + 1] = normals[p + 1]
    bothNormals[q + 2] = -normals[p + 2]
  }
  const bothIndex = new Uint32Array(index.length * 2)
  bothIndex.set(index)
  for (let t = 0; t < index.length; t += 3) {
    bothIndex[index.length + t] = index[t] + count
    bothIndex[index.length + t + 1] = index[t + 2] + count
    bothIndex[index.length + t + 2] = index[t + 1] + count
  }
  return { positions: both, normals: bothNormals, index: bothIndex }
}
