import type { DemoSite } from '../demoSite'

type ModelSeed = DemoSite['models'][number]

interface Detail {
  /** stock photo vehicle: "ute" */
  look: string
  /** colour of the main pictures */
  paint: string
  description: string
  fuel?: string
  /** name, price in dollars (null for price on request), and features */
  variants: [name: string, price: number | null, features: string[], series?: string][]
  /** the first has a large picture, the others are cards */
  features: [title: string, text: string][]
  /** the manufacturer's colour names with the colours of the stock photos */
  colours?: [name: string, hex: string, paint: string, note?: string][]
  figures: [group: string, label: string, value: string][]
  disclaimer?: string
}

const photo = (name: string) => `/stock-photos/${name}.webp`

/** Builds the content of a model page with pictures of the stock photo vehicle. */
export function modelDetail(detail: Detail): Partial<ModelSeed> {
  const { look, paint, variants, features, colours = [], figures } = detail
  const pictures = [photo(`${look}-${paint}-rear-quarter`), photo(`${look}-interior`)]
  return {
    description: detail.description,
    fuel: detail.fuel,
    disclaimer: detail.disclaimer,
    images: [photo(`${look}-${paint}-front-quarter`), ...pictures],
    model_variants: variants.map(([name, price, variantFeatures, series]) => ({
      name,
      series,
      dap_min_price: price,
      features: variantFeatures,
    })),
    features: features.map(([title, description], position) => ({
      title,
      description,
      template: position === 0 ? ('beside' as const) : ('card' as const),
      image: position === 0 ? pictures[0] : undefined,
    })),
    colours: colours.map(([name, hex, photoColour, note]) => ({
      name,
      hex,
      note,
      image: photo(`${look}-${photoColour}-front-quarter`),
    })),
    model_specifications: figures.map(([group, label, value]) => ({ group, label, value })),
  }
}
