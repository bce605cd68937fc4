import { formatDollars } from '../format'
import type { Flags } from '../site/flags'
import { isLinkTo } from '../site/path'
import { TEXT_LIMITS, truncateWithEllipsis } from '../text'
import type { Model, ModelVariant } from './model'

/** The option for every body (MOD-02, MOD-03). */
export const ALL_BODIES = 'All'

/** The label of a model: NEW, COMING SOON or none (MOD-02). */
export function modelLabel(model: Pick<Model, 'status'>): 'NEW' | 'COMING SOON' | null {
  if (model.status === 'new') return 'NEW'
  return model.status === 'coming_soon' ? 'COMING SOON' : null
}

/** The URL of a model: its override URL, else its page (MOD-04). */
export function modelLink(model: Pick<Model, 'slug' | 'overrideUrl'>): string {
  return model.overrideUrl || `/models/${model.slug}`
}

/** Redirect target of a model from a path without a page; never the path itself, even if it is the model's override URL (MOD-04). */
export function parseModelLink(path: string, model: Pick<Model, 'slug' | 'overrideUrl'>): string {
  const link = modelLink(model)
  return isLinkTo(link, path) ? `/models/${model.slug}` : link
}

/** 'From $32,990' (MOD-02, MOD-05); null if the site hides variant prices or there is none. */
export function formatFromPrice(model: Pick<Model, 'fromPrice'>, flags: Pick<Flags, 'variantPrices'>): string | null {
  if (!flags.variantPrices || model.fromPrice === null || model.fromPrice <= 0) return null
  return `From ${formatDollars(model.fromPrice)}`
}

/** The short description for a card: cut at 75 characters in the menu, at 200 in the range (MOD-02). */
export function modelText(model: Pick<Model, 'shortDescription'>, card: 'menu' | 'range'): string {
  const limit = card === 'menu' ? TEXT_LIMITS.modelCard : TEXT_LIMITS.modelRangeCard
  return truncateWithEllipsis(model.shortDescription ?? '', limit).text
}

/** The value of a body in ?body=: lower case, spaces as hyphens (MOD-03). */
export function bodyParam(body: string): string {
  return body.trim().toLowerCase().replaceAll(/\s+/g, '-')
}

type ModelBodies = Pick<Model, 'body' | 'otherBodies'>

/** Every body of a model, its main one first. */
function listBodies({ body, otherBodies }: ModelBodies): string[] {
  return [body, ...otherBodies].flatMap((name) => name?.trim() || [])
}

/** The body options of a range: All first, then distinct bodies in the models' order (MOD-02). */
export function bodyChoices(models: readonly ModelBodies[]): { label: string; param: string | null }[] {
  const bodies = new Map<string, string>()
  for (const body of models.flatMap(listBodies)) {
    if (!bodies.has(bodyParam(body))) bodies.set(bodyParam(body), body)
  }
  return [{ label: ALL_BODIES, param: null }, ...Array.from(bodies, ([param, label]) => ({ label, param }))]
}

/** Models that match ?body=; without a value or with `all` every model, for an unknown body none (MOD-03). */
export function filterByBody<M extends ModelBodies>(models: readonly M[], param: string | null): M[] {
  const requestedBody = param ? bodyParam(param) : null
  if (!requestedBody || requestedBody === bodyParam(ALL_BODIES)) return [...models]
  return models.filter((model) => listBodies(model).some((body) => bodyParam(body) === requestedBody))
}

/** The models of the header dropdown: those with a picture, by position (MOD-01). */
export function dropdownModels<M extends Pick<Model, 'image' | 'position'>>(models: readonly M[]): M[] {
  return models.filter((model) => model.image !== null).sort((a, b) => a.position - b.position)
}

/** Models of a grouped dropdown by main body, in order of first appearance; models without a body last (MOD-01). */
export function modelsByBody<M extends Pick<Model, 'body'>>(
  models: readonly M[],
): { body: string | null; models: M[] }[] {
  const groups = new Map<string, { body: string | null; models: M[] }>()
  for (const model of models) {
    const body = model.body?.trim() || null
    const key = body ? bodyParam(body) : ''
    const group = groups.get(key) ?? { body, models: [] }
    group.models.push(model)
    groups.set(key, group)
  }
  const namedGroups = [...groups.values()].filter(({ body }) => body !== null)
  return [...namedGroups, ...[...groups.values()].filter(({ body }) => body === null)]
}

/** The 'From' price: that of the cheapest variant, else the model's own (MOD-02). */
export function minModelPrice(
  variants: readonly { minPrice: number | null }[],
  fallback: number | null,
): number | null {
  const prices = variants.flatMap(({ minPrice }) => (minPrice !== null && minPrice > 0 ? [minPrice] : []))
  return prices.length > 0 ? Math.min(...prices) : fallback
}

/** The price of a variant: '$42,990' or '$42,990 to $45,490'; null if unknown or hidden by the site (MOD-05). */
export function formatVariantPrice(
  { minPrice, maxPrice }: Pick<ModelVariant, 'minPrice' | 'maxPrice'>,
  flags: Pick<Flags, 'variantPrices'>,
): string | null {
  if (!flags.variantPrices || minPrice === null || minPrice <= 0) return null
  const from = formatDollars(minPrice)
  return maxPrice !== null && maxPrice > minPrice ? `${from} to ${formatDollars(maxPrice)}` : from
}
