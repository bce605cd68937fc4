/**
 * A car body as a field: a lower body carved from its profile, plan and section, and a greenhouse carved from windscreen,
 * roof, rear window and tumblehome, joined with a fillet. Positions along the car are `s`, metres behind the nose.
 * x points forward, y up, z to the side; the car is symmetric in z and stands centred on x = 0.
 */
import { clamp, curve, roundMax, roundMin, smoothstep } from './curves.mjs'

/** Signed distance, in the (s, y) plane, from the line a -> b bulged outwards by `bulge` metres. Positive above. */
function slopedPane([as, ay], [bs, by], bulge) {
  const length = Math.hypot(bs - as, by - ay)
  const ds = (bs - as) / length
  const dy = (by - ay) / length
  return (s, y) => {
    const along = clamp(((s - as) * ds + (y - ay) * dy) / length, -0.2, 1.2)
    return -(s - as) * dy + (y - ay) * ds - bulge * 4 * along * (1 - along)
  }
}

export function carShape(spec) {
  const nose = spec.length / 2
  const frontAxle = spec.frontOverhang
  const rearAxle = spec.frontOverhang + spec.wheelbase
  const halfWidth = spec.width / 2
  const plan = curve(spec.plan, 0.12)
  const section = curve(spec.section, spec.sectionEase ?? 0.02)
  const top = curve(spec.top, spec.topEase ?? 0.08)
  const belt = curve(spec.belt, 0.1)
  const front = curve(spec.front, 0.03)
  const rear = curve(spec.rear, 0.03)
  const roof = curve(spec.roof, 0.15)
  const glassPlan = curve(spec.glassPlan, 0.12)
  const windscreen = slopedPane(spec.windscreen.base, spec.windscreen.top, spec.windscreen.bulge ?? 0.02)
  const rearWindow = slopedPane(spec.rearWindow.top, spec.rearWindow.base, spec.rearWindow.bulge ?? 0.02)
  const archRadius = spec.wheel.radius + (spec.archGap ?? 0.05)
  const crown = spec.bonnetCrown ?? 0.06
  const shoulder = curve(
    spec.shoulder ?? [
      [0, 0.2],
      [1, 0.2],
      [1.6, 0.09],
      [spec.length, 0.09],
    ],
    0.1,
  )

  function flare(s, y) {
    let out = 0
    for (const axle of [frontAxle, rearAxle]) {
      const r = Math.hypot(s - axle, y - spec.wheel.radius)
      out = Math.max(out, smoothstep(archRadius + spec.flareReach, archRadius + 0.005, r))
    }
    return out * spec.flare
  }

  function sideWidth(s, y) {
    const t = (y - spec.sill) / (belt(s) - spec.sill)
    return plan(s) - section(clamp(t, -0.2, 1.3)) + flare(s, y)
  }

  function lower(s, y, z) {
    const side = z - sideWidth(s, y)
    const lid = (y - (top(s) - crown * z * z)) * 0.97
    const fore = (front(y) + spec.frontBow * z * z + spec.frontCorner * z ** 6 - s) * 0.9
    const aft = (s - (spec.length - rear(y) - spec.rearBow * z * z - spec.rearCorner * z ** 6)) * 0.95
    const under = spec.ground - y
    let body = roundMax(side, fore, spec.frontRound ?? 0.3)
    body = roundMax(body, aft, spec.rearRound ?? 0.3)
    body = roundMax(body, lid, shoulder(s))
    return roundMax(body, under, 0.08)
  }

  function panes(s, y, z) {
    const h = Math.max(y - belt(s), -0.1)
    const lean = spec.tumble * h + spec.tumbleCurve * h * h
    return {
      screen: windscreen(s - spec.windscreen.bow * z * z, y),
      back: rearWindow(s + spec.rearWindow.bow * z * z, y),
      side: (z - (glassPlan(s) - lean)) * 0.9,
      roof: y - (roof(s) - spec.roofCrown * z * z),
    }
  }

  // The greenhouse ends just under the windows, lest its planes run on and break out of the nose or the tail.
  function cabinFloor(s) {
    const t = smoothstep(spec.windscreen.top[0], spec.rearWindow.top[0], s)
    return spec.windscreen.base[1] - 0.12 + t * (spec.rearWindow.base[1] - 0.04 - spec.windscreen.base[1] + 0.12)
  }

  function greenhouse({ screen, back, side, roof: lid }, s, y) {
    const shell = roundMax(roundMax(screen, lid, spec.headerRound ?? 0.14), back, spec.backRound ?? 0.12)
    return roundMax(roundMax(shell, side, spec.railRound ?? 0.16), cabinFloor(s) - y, 0.05)
  }

  // Recesses and swages drawn on the sheets, as metres inwards.
  let sheets = null
  function sculpted(s, y, z) {
    if (!sheets) return 0
    let inwards = 0
    if (s < 0.93 && y < top(s) + 0.05) inwards += sheets.nose.depthAt(Math.atan2(z, 0.95 - s) * 0.95, y)
    if (s > spec.length - 0.93) inwards += sheets.tail.depthAt(Math.atan2(z, s - spec.length + 0.95) * 0.95, y)
    const flank = smoothstep(halfWidth - 0.32, halfWidth - 0.2, z)
    if (flank > 0) inwards += sheets.side.depthAt(s, y) * flank
    if (y > top(s) - 0.2 && s < spec.windscreen.base[0] + 0.4) inwards += sheets.top.depthAt(s, z)
    return inwards
  }

  function field(x, y, z) {
    const s = nose - x
    const az = Math.abs(z)
    let body = lower(s, y, az) + sculpted(s, y, az)
    if (spec.hasRoof !== false) body = roundMin(body, greenhouse(panes(s, y, az), s, y), spec.cowlFillet ?? 0.05)
    if (spec.carve) body = spec.carve(body, s, y, az, { roundMax, roundMin })
    return body
  }

  /** How far, in metres, a surface point lies inside each window's opening (negative: outside it). */
  function glassAt(x, y, z) {
    if (spec.hasRoof === false) return { screen: -1, side: -1, back: -1, above: -1 }
    const s = nose - x
    const az = Math.abs(z)
    const p = panes(s, y, az)
    const above = lower(s, y, az) - greenhouse(p, s, y)
    const frame = spec.glassFrame
    let side = roundMin(
      p.side - roundMax(roundMax(p.screen, p.roof, 0.1), p.back, 0.1) - frame.side,
      y - belt(s) - frame.belt,
      0.03,
    )
    for (const [ls, ly, angle] of spec.sideGlassLimits ?? []) {
      const a = (angle * Math.PI) / 180
      side = roundMin(side, (s - ls) * Math.cos(a) + (y - ly) * Math.sin(a), 0.06)
    }
    return {
      above,
      screen: roundMin(p.screen - roundMax(p.side, p.roof, 0.12) - frame.screen, above - 0.012, 0.08),
      side,
      back:
        spec.rearGlass === false
          ? -1
          : roundMin(
              p.back - roundMax(p.side, p.roof, 0.12) - frame.back,
              Math.min(above - 0.012, y - (frame.backBase ?? 0)),
              0.08,
            ),
    }
  }

  /** Half-width of the outer surface at (s, y), for parts that sit on the flank. */
  function flankAt(s, y) {
    let low = 0
    let high = halfWidth + 0.2
    for (let i = 0; i < 40; i++) {
      const z = (low + high) / 2
      if (field(nose - s, y, z) < 0) low = z
      else high = z
    }
    return low
  }

  return {
    /** Lets drawn depth shape the body from here on. */
    sculptWith(drawn) {
      sheets = drawn
    },
    field,
    glassAt,
    flankAt,
    sideWidth,
    belt,
    top,
    roof,
    nose,
    frontAxle,
    rearAxle,
    archRadius,
    halfWidth,
    wheelRadius: spec.wheel.radius,
    ground: spec.ground,
    bounds: {
      min: [-spec.length / 2 - 0.06, 0.05, -halfWidth - 0.15],
      max: [spec.length / 2 + 0.06, spec.height + 0.08, halfWidth + 0.15],
    },
  }
}
