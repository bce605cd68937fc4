import type { DemoSite } from '../demoSite'

type ModelSeed = DemoSite['models'][number]

interface Detail {
  /** which drawn vehicle stands for it: "ute" */
  look: string
  /** the paint of its main pictures */
  paint: string
  description: string
  fuel?: string
  /** name, price in dollars (null where the dealer quotes), and what it has */
  variants: [name: string, price: number | null, features: string[], series?: string][]
  /** the first stands beside its picture, the rest are cards */
  features: [title: string, text: string][]
  /** paints of the drawn vehicle under the maker's names */
  colours?: [name: string, hex: string, paint: string, note?: string][]
  figures: [group: string, label: string, value: string][]
  disclaimer?: string
}

const photo = (name: string) => `/stock-photos/${name}.webp`

/** What a model's page tells, from few words: pictures are those of the vehicle that stands for it. */
export function modelDetail(detail: Detail): Partial<ModelSeed> {
  const { look, paint, variants, features, colours = [], figures } = detail
  const pictures = [photo(`${look}-${paint}-rear-quarter`), photo(`${look}-interior`)]
  return {
    description: detail.description,
    fuel: detail.fuel,
    disclaimer: detail.disclaimer,
    images: [photo(`${look}-${paint}-front-quarter`), ...pictures],
    model_variants: variants.map(([name, price, has, series]) => ({
      name,
      series,
      dap_min_price: price,
      features: has,
    })),
    features: features.map(([title, description], position) => ({
      title,
      description,
      template: position === 0 ? ('beside' as const) : ('card' as const),
      image: position === 0 ? pictures[0] : undefined,
    })),
    colours: colours.map(([name, hex, shown, note]) => ({
      name,
      hex,
      note,
      image: photo(`${look}-${shown}-front-quarter`),
    })),
    model_specifications: figures.map(([group, label, value]) => ({ group, label, value })),
  }
}
