/** How much light reaches each point of the floor round what stands on it: the open sky's share, and the sun's. */

const STEP = 0.05

/**
 * @param solid (x, y, z) => true inside a thing
 * @param bounds of the things
 * @param options.sun unit vector towards the sun, or none; options.cell metres a sample; options.margin metres round the bounds
 * @returns { data: Uint8Array of pairs (sky, sun), 255 open, width, height, frame: [x, z, 1/width m, 1/depth m] }
 */
export function floorShadow(solid, bounds, { sun = null, cell = 0.03, margin = 1.3, rayCount = 140 } = {}) {
  const columns = columnsOf(solid, bounds)
  const from = [bounds.min[0] - margin, bounds.min[2] - margin]
  const span = [bounds.max[0] - bounds.min[0] + 2 * margin, bounds.max[2] - bounds.min[2] + 2 * margin]
  const width = Math.ceil(span[0] / cell)
  const height = Math.ceil(span[1] / cell)
  const rays = skyRays(rayCount)
  const sky = new Uint8Array(width * height)
  const lit = new Uint8Array(width * height).fill(255)
  const towardsSun = sun ? sunRays(sun) : []
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const x = from[0] + ((i + 0.5) / width) * span[0]
      const z = from[1] + ((j + 0.5) / height) * span[1]
      sky[j * width + i] = Math.round(255 * lightAt(columns, rays, x, z))
      if (sun) lit[j * width + i] = Math.round(255 * lightAt(columns, towardsSun, x, z))
    }
  }
  const softSky = blurred(sky, width, height)
  const softSun = sun ? blurred(lit, width, height) : lit
  const data = new Uint8Array(width * height * 2)
  for (let i = 0; i < sky.length; i++) data.set([softSky[i], softSun[i]], i * 2)
  return { data, width, height, frame: [from[0], from[1], 1 / span[0], 1 / span[1]] }
}

function columnsOf(solid, { min, max }) {
  const nx = Math.ceil((max[0] - min[0]) / STEP)
  const nz = Math.ceil((max[2] - min[2]) / STEP)
  const low = new Float32Array(nx * nz).fill(99)
  const high = new Float32Array(nx * nz).fill(-1)
  for (let k = 0; k < nz; k++) {
    for (let i = 0; i < nx; i++) {
      const x = min[0] + (i + 0.5) * STEP
      const z = min[2] + (k + 0.5) * STEP
      for (let y = 0.01; y < max[1]; y += 0.03) {
        if (!solid(x, y, z)) continue
        const at = k * nx + i
        if (y < low[at]) low[at] = y
        high[at] = y
      }
    }
  }
  return { low, high, nx, nz, x0: min[0], z0: min[2], top: max[1] }
}

/** Directions spread over the hemisphere by their share of the soft box's light. */
function skyRays(count) {
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5) / count
    const up = Math.sqrt(1 - u * 0.97)
    const turn = i * 2.399963
    const out = Math.sqrt(1 - up * up)
    return { x: Math.cos(turn) * out, y: up, z: Math.sin(turn) * out, weight: 0.25 + up * up }
  })
}

/** A narrow cone towards the sun, which softens the edge of its shadows. */
function sunRays({ x, y, z }) {
  return Array.from({ length: 9 }, (_, i) => {
    const turn = i * 2.399963
    const out = 0.02 * Math.sqrt(i / 9)
    return { x: x + Math.cos(turn) * out, y, z: z + Math.sin(turn) * out, weight: 1 }
  })
}

function lightAt({ low, high, nx, nz, x0, z0, top }, rays, x, z) {
  let open = 0
  let total = 0
  for (const ray of rays) {
    total += ray.weight
    const flat = Math.hypot(ray.x, ray.z) || 1e-6
    const stride = Math.min(STEP / flat, 0.12)
    let clear = true
    for (let t = stride * 0.4; t * ray.y < top; t += stride) {
      const i = Math.floor((x + ray.x * t - x0) / STEP)
      const k = Math.floor((z + ray.z * t - z0) / STEP)
      if (i < 0 || k < 0 || i >= nx || k >= nz) continue
      const y = ray.y * t
      const at = k * nx + i
      if (y >= low[at] - 0.02 && y <= high[at]) {
        clear = false
        break
      }
    }
    if (clear) open += ray.weight
  }
  return open / total
}

function blurred(data, width, height) {
  let source = data
  for (let pass = 0; pass < 2; pass++) {
    const out = new Uint8Array(data.length)
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        let sum = 0
        let count = 0
        for (let b = -1; b <= 1; b++) {
          for (let a = -1; a <= 1; a++) {
            const x = i + a
            const y = j + b
            if (x < 0 || y < 0 || x >= width || y >= height) continue
            sum += source[y * width + x]
            count++
          }
        }
        out[j * width + i] = sum / count
      }
    }
    source = out
  }
  return source
}
