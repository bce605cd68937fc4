import type { CatalogueBadge, CatalogueGeneration, CatalogueMake, CatalogueModel } from '../catalogue/catalogue'

/** One buyable thing of the catalogue in one model year: "2021 Toyota HiLux SR5, GUN126R". */
export interface CarVariant {
  make: CatalogueMake
  model: CatalogueModel
  generation: CatalogueGeneration
  badge: CatalogueBadge
  year: number
  /** everything on it, best of each kind only, the badge's own first */
  equipment: string[]
}

/** Kinds of equipment of which a car has one: a better badge's wheels take the place of those below it. */
const ONE_OF_A_KIND: RegExp[] = [
  /\bwheels\b/i,
  /touchscreen|^[\d.]+-inch display$|^SYNC/i,
  /climate control$|^air conditioning$/i,
  /CarPlay/i,
  /cruise control$/i,
  /^(cloth|fabric|leather|nappa|softex|synthetic|artificial|partial|black maztex|quilted|suede|vegan|technical|vinyl seat)[\w\s-]*(seats?|trim|leather)$/i,
  /floor$/i,
  /headlights$/i,
  /(JBL|Bose|Harman|Meridian|Infinity|Bang|Burmester|Bowers|Mark Levinson|Sony|Beats|premium|speaker)[\w\s]*audio$/i,
  /sunroof|glass roof/i,
  /digital instruments$/i,
  /tailgate$/i,
  /^(front and )?rear parking sensors$/i,
  /^(push-button start|keyless start|keyless entry and start)$/i,
  /airbags$/i,
]

/** Every variant of the makes in the years up to `lastYear`, newest badge lists included. */
export function variantsOf(makes: readonly CatalogueMake[], lastYear: number): CarVariant[] {
  const variants: CarVariant[] = []
  for (const make of makes) {
    for (const model of make.models) {
      for (const generation of model.generations) {
        generation.badges.forEach((badge, index) => {
          const [from, to] = badge.years ?? generation.years
          const equipment = equipmentOf(generation, index)
          for (let year = from; year <= Math.min(to ?? lastYear, lastYear); year += 1)
            variants.push({ make, model, generation, badge, year, equipment })
        })
      }
    }
  }
  return variants
}

/** True while the maker still sells it new in the year. */
export function isOnSale({ generation, badge }: CarVariant, year: number): boolean {
  const [, to] = badge.years ?? generation.years
  return to === null || to >= year
}

function equipmentOf(generation: CatalogueGeneration, badgeIndex: number): string[] {
  const badges = generation.badges.slice(0, badgeIndex + 1)
  const start = badges.findLastIndex(({ resets }) => resets)
  const lists = [...badges.slice(Math.max(0, start)).map(({ adds }) => adds ?? ''), generation.equipment]
  // From the badge down to what every one of them has, so that the first of a kind is the best.
  const [standard = '', ...adds] = lists.reverse()
  const items = [...adds, standard].flatMap((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  const taken = new Set<RegExp>()
  return [...new Set(items)].filter((item) => {
    const kind = ONE_OF_A_KIND.find((pattern) => pattern.test(item))
    if (!kind) return true
    if (taken.has(kind)) return false
    taken.add(kind)
    return true
  })
}

/** What tells one variant from another, for codes that follow the variant. */
export function variantKey({ make, model, generation, badge }: CarVariant): string {
  return `${make.make}/${model.model}/${generation.series}/${badge.badge}`
}
