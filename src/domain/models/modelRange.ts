import { formatDollars } from '../format'
import type { Flags } from '../site/flags'
import { isLinkTo } from '../site/path'
import { TEXT_LIMITS, truncateText } from '../text'
import type { Model, ModelVariant } from './model'

/** The choice of every body (MOD-02, MOD-03). */
export const ALL_BODIES = 'All'

/** The label of a model: NEW, COMING SOON or none (MOD-02). */
export function modelLabel(model: Pick<Model, 'status'>): 'NEW' | 'COMING SOON' | null {
  if (model.status === 'new') return 'NEW'
  return model.status === 'coming_soon' ? 'COMING SOON' : null
}

/** Where a model leads: its own address if it has one, else its page (MOD-04). */
export function modelLink(model: Pick<Model, 'slug' | 'overrideUrl'>): string {
  return model.overrideUrl || `/models/${model.slug}`
}

/** Where a model leads from a path that has no page: not to that path again, should its own address be just that (MOD-04). */
export function parseModelLink(path: string, model: Pick<Model, 'slug' | 'overrideUrl'>): string {
  const link = modelLink(model)
  return isLinkTo(link, path) ? `/models/${model.slug}` : link
}

/** 'From $32,990' (MOD-02, MOD-05); null where the site hides variant prices or none is known. */
export function formatFromPrice(model: Pick<Model, 'fromPrice'>, flags: Pick<Flags, 'variantPrices'>): string | null {
  if (!flags.variantPrices || model.fromPrice === null || model.fromPrice <= 0) return null
  return `From ${formatDollars(model.fromPrice)}`
}

/** The short description for a card: cut at 75 characters in the menu, at 200 in the range (MOD-02). */
export function modelText(model: Pick<Model, 'shortDescription'>, card: 'menu' | 'range'): string {
  const limit = card === 'menu' ? TEXT_LIMITS.modelCard : TEXT_LIMITS.modelRangeCard
  return truncateText(model.shortDescription ?? '', limit).text
}

/** A body as it stands in ?body=: lower case, spaces as hyphens (MOD-03). */
export function bodyParam(body: string): string {
  return body.trim().toLowerCase().replaceAll(/\s+/g, '-')
}

type Bodied = Pick<Model, 'body' | 'otherBodies'>

/** Every body that a model counts to, its own first. */
function bodiesOf({ body, otherBodies }: Bodied): string[] {
  return [body, ...otherBodies].flatMap((one) => one?.trim() || [])
}

/** The bodies of a range, All first, then as the models come; each once (MOD-02). */
export function bodyChoices(models: readonly Bodied[]): { label: string; param: string | null }[] {
  const bodies = new Map<string, string>()
  for (const body of models.flatMap(bodiesOf)) {
    if (!bodies.has(bodyParam(body))) bodies.set(bodyParam(body), body)
  }
  return [{ label: ALL_BODIES, param: null }, ...Array.from(bodies, ([param, label]) => ({ label, param }))]
}

/** The models of a body as ?body= names it; none or `all` means every model, an unknown one none (MOD-03). */
export function filterByBody<M extends Bodied>(models: readonly M[], param: string | null): M[] {
  const sought = param ? bodyParam(param) : null
  if (!sought || sought === bodyParam(ALL_BODIES)) return [...models]
  return models.filter((model) => bodiesOf(model).some((body) => bodyParam(body) === sought))
}

/** The models of the header's dropdown: those with a picture, by position (MOD-01). */
export function dropdownModels<M extends Pick<Model, 'image' | 'position'>>(models: readonly M[]): M[] {
  return models.filter((model) => model.image !== null).sort((a, b) => a.position - b.position)
}

/** The models of a dropdown that groups them: under their own bodies in the order they first come, the rest last (MOD-01). */
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
  const named = [...groups.values()].filter(({ body }) => body !== null)
  return [...named, ...[...groups.values()].filter(({ body }) => body === null)]
}

/** The price that 'From' tells: of the cheapest variant, else the model's own (MOD-02). */
export function minModelPrice(variants: readonly { minPrice: number | null }[], own: number | null): number | null {
  const prices = variants.flatMap(({ minPrice }) => (minPrice !== null && minPrice > 0 ? [minPrice] : []))
  return prices.length > 0 ? Math.min(...prices) : own
}

/** The price of a variant: '$42,990', '$42,990 to $45,490', or null where none is known or the site hides them (MOD-05). */
export function formatVariantPrice(
  { minPrice, maxPrice }: Pick<ModelVariant, 'minPrice' | 'maxPrice'>,
  flags: Pick<Flags, 'variantPrices'>,
): string | null {
  if (!flags.variantPrices || minPrice === null || minPrice <= 0) return null
  const from = formatDollars(minPrice)
  return maxPrice !== null && maxPrice > minPrice ? `${from} to ${formatDollars(maxPrice)}` : from
}
