import type { FormState } from 'payload'

/**
 * The part of a form that selects cars or searches: lists and a range of prices in dollars, as API routes take it. Empty lists and nulls match all.
 * @param group path of the fields' group, such as "audience"
 */
export function readFormSelection<List extends string>(
  fields: FormState,
  group: string,
  lists: readonly List[],
): Record<List, unknown[]> & { priceFrom: number | null; priceTo: number | null } {
  const read = (name: string) => fields[`${group}.${name}`]?.value
  const dollars = (name: string) => {
    const value = read(name)
    return typeof value === 'number' ? value : null
  }
  const chosen = Object.fromEntries(lists.map((name) => [name, read(name) ?? []])) as Record<List, unknown[]>
  return { ...chosen, priceFrom: dollars('priceFrom'), priceTo: dollars('priceTo') }
}
