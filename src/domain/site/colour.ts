/** A colour in OKLab: lightness 0 to 1, and two colour axes. Perceptually uniform. */
export interface Oklab {
  lightness: number
  a: number
  b: number
}

type Rgb = [red: number, green: number, blue: number]

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const luminances = [luminance(first), luminance(second)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** `#rrggbb` as OKLab. */
export function toOklab(colour: string): Oklab {
  const [r, g, b] = parseLinear(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** OKLab as `#rrggbb`; out-of-gamut channels are clamped. */
export function fromOklab(colour: Oklab): string {
  return `#${toLinearRgb(colour).map(hex).join('')}`
}

/** The same hue at another lightness (0 to 1), with the maximum displayable chroma. */
export function withLightness(colour: Oklab, lightness: number): Oklab {
  const withChroma = (factor: number): Oklab => ({ lightness, a: colour.a * factor, b: colour.b * factor })
  if (isDisplayable(withChroma(1))) return withChroma(1)
  let low = 0
  let high = 1
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    if (isDisplayable(withChroma(middle))) low = middle
    else high = middle
  }
  return withChroma(low)
}

function isDisplayable(colour: Oklab): boolean {
  return toLinearRgb(colour).every((channel) => channel >= -0.001 && channel <= 1.001)
}

function luminance(colour: string): number {
  const [red, green, blue] = parseLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function parseLinear(colour: string): Rgb {
  const channel = (index: number) => {
    const value = Number.parseInt(colour.slice(index, index + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function toLinearRgb({ lightness, a, b }: Oklab): Rgb {
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
