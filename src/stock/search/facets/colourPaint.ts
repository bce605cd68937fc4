import { findSwatch } from '@/domain/stock/facetLabels'

/** For names without a colour: "Multi", "Aurora". */
const STRIPES = 'repeating-linear-gradient(135deg, #d9dcdf 0 3px, #8d949b 3px 6px)'

/** The paint of a colour's box as a CSS background: halved for two-tone, striped when unknown. */
export function colourPaint(colour: string): string {
  const [first, second = first] = findSwatch(colour).paints
  return first ? `linear-gradient(90deg, ${first} 50%, ${second} 50%)` : STRIPES
}
