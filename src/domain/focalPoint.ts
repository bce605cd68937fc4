/** The point of a picture that stays in view where a part of it is shown: percent from its left and its top. */
export interface FocalPoint {
  x: number
  y: number
}

const CENTRE = 50
const FOCUS = /[?&]focus=(\d{1,2}|100)-(\d{1,2}|100)(?:&|$)/

/** A picture's address with its focal point, which every size of it keeps. The centre needs none. */
export function withFocalPoint(url: string, x: number | null | undefined, y: number | null | undefined): string {
  const [across, down] = [toPercent(x), toPercent(y)]
  if (across === CENTRE && down === CENTRE) return url
  return `${url}${url.includes('?') ? '&' : '?'}focus=${across}-${down}`
}

/** The focal point in a picture's address; null for the centre. */
export function readFocalPoint(url: string): FocalPoint | null {
  const [, x, y] = FOCUS.exec(url) ?? []
  return x && y ? { x: Number(x), y: Number(y) } : null
}

const toPercent = (value: number | null | undefined) => Math.round(Math.min(100, Math.max(0, value ?? CENTRE)))
