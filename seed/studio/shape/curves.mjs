/** Curves and blends that car bodies are carved from. Lengths are metres throughout the studio. */

/** Reads a table of numbers: rows parted by commas, numbers by spaces. */
export function points(text) {
  return text.split(',').map((row) => row.trim().split(' ').map(Number))
}

/** Larger of two fields with the crossing rounded over `k` metres. */
export function roundMax(a, b, k) {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.max(a, b) + (h * h * h * k) / 6
}

/** Smaller of two fields with the crossing filleted over `k` metres. */
export function roundMin(a, b, k) {
  return -roundMax(-a, -b, k)
}

export function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high)
}

export function mix(a, b, t) {
  return a + (b - a) * t
}

export function smoothstep(from, to, value) {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Slopes of a monotone cubic through the points (Fritsch and Carlson), so that a curve never overshoots its points. */
function monotoneSlopes(points) {
  const steps = points.slice(1).map(([x, y], i) => (y - points[i][1]) / (x - points[i][0]))
  return points.map((_, i) => {
    const before = steps[i - 1]
    const after = steps[i]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    if (before * after <= 0) return 0
    return (2 * before * after) / (before + after)
  })
}

function monotoneAt(points, slopes, x) {
  if (x <= points[0][0]) return points[0][1]
  const last = points.length - 1
  if (x >= points[last][0]) return points[last][1]
  let i = 0
  while (x > points[i + 1][0]) i++
  const [x0, y0] = points[i]
  const [x1, y1] = points[i + 1]
  const h = x1 - x0
  const t = (x - x0) / h
  const t2 = t * t
  const t3 = t2 * t
  return (
    y0 * (2 * t3 - 3 * t2 + 1) +
    slopes[i] * h * (t3 - 2 * t2 + t) +
    y1 * (3 * t2 - 2 * t3) +
    slopes[i + 1] * h * (t3 - t2)
  )
}

/**
 * A function through the points [position, value], positions rising. `ease` metres of blur make its curvature
 * continuous, which is what keeps reflections in paint from kinking.
 */
export function curve(points, ease = 0.06) {
  const slopes = monotoneSlopes(points)
  const step = 0.01
  const margin = ease * 3 + 0.05
  const start = points[0][0] - margin
  const count = Math.ceil((points[points.length - 1][0] + margin - start) / step) + 3
  let table = Float64Array.from({ length: count }, (_, i) => monotoneAt(points, slopes, start + i * step))
  const reach = Math.round(ease / step)
  for (let pass = 0; pass < 3 && reach > 0; pass++) table = boxBlur(table, reach)
  return (x) => {
    const at = clamp((x - start) / step, 1, count - 2.001)
    const i = Math.floor(at)
    const t = at - i
    const a = table[i - 1]
    const b = table[i]
    const c = table[i + 1]
    const d = table[i + 2] ?? c
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
}

function boxBlur(table, reach) {
  const out = new Float64Array(table.length)
  const last = table.length - 1
  for (let i = 0; i <= last; i++) {
    let sum = 0
    for (let j = -reach; j <= reach; j++) sum += table[clamp(i + j, 0, last)]
    out[i] = sum / (2 * reach + 1)
  }
  return out
}
