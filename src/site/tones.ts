/** Least contrast of text with its ground (WCAG 2.2 AA). */
const TEXT = 4.5

type Rgb = [red: number, green: number, blue: number]

/**
 * A colour as it may be used for text on all of these grounds: the colour itself where it reads well, else the nearest
 * darker one on light grounds, or lighter one on dark grounds, of the same hue. Colours are `#rrggbb`.
 */
export function readableTone(colour: string, grounds: readonly string[]): string {
  const onDark = grounds.some((ground) => contrast(ground, '#ffffff') > contrast(ground, '#000000'))
  const lab = toOklab(colour)
  for (let step = 0; step < 100; step += 1) {
    const tone = step === 0 ? colour : onDark ? lighter(lab, step / 100) : darker(lab, step / 100)
    if (grounds.every((ground) => contrast(tone, ground) >= TEXT)) return tone
  }
  return onDark ? '#ffffff' : '#000000'
}

/** Toward black by a share of its own lightness; chroma falls with it, as pigment does in shade. */
function darker(lab: Rgb, share: number): string {
  return fromOklab(lab.map((axis) => axis * (1 - share)) as Rgb)
}

/** Lighter by so much, with as much of its chroma as the screen can show. */
function lighter([lightness, a, b]: Rgb, by: number): string {
  const target = Math.min(lightness + by, 1)
  let chroma = 1
  while (chroma > 0.05 && !inGamut([target, a * chroma, b * chroma])) chroma -= 0.05
  return fromOklab([target, a * chroma, b * chroma])
}

/** Whichever of two colours reads better on a ground. */
export function betterOn(ground: string, one: string, other: string): string {
  return contrast(ground, one) >= contrast(ground, other) ? one : other
}

/** `share` of the way (0 to 1) from one `#rrggbb` to another, in OKLab as CSS `color-mix(in oklab, ...)` does. */
export function mix(from: string, to: string, share: number): string {
  const a = toOklab(from)
  const b = toOklab(to)
  return fromOklab([0, 1, 2].map((axis) => a[axis]! + (b[axis]! - a[axis]!) * share) as Rgb)
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(colour: string): Rgb {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as Rgb
}

function toOklab(colour: string): Rgb {
  const [r, g, b] = linear(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab(lab: Rgb): string {
  return `#${linearFromOklab(lab).map(hex).join('')}`
}

function inGamut(lab: Rgb): boolean {
  return linearFromOklab(lab).every((channel) => channel >= -0.001 && channel <= 1.001)
}

function linearFromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hex(channel: number): string {
  const gamma = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
  return Math.round(Math.min(Math.max(gamma, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0')
}
