import { formatCount } from '../format'
import { facetValueLabel, rangeLabel } from '../stock/facetLabels'
import { allOf, type Filter, MATCH_ALL } from '../stock/filters/filter'
import { parseFilters } from '../stock/filters/filterGrammar'
import { normalizeSearch, type SearchState } from '../stock/searchState'
import { refinementsFilter } from '../stock/stockSelection'
import type { AlertFrequency } from './alertFrequency'

/** Where a search is limited to. */
export interface AlertRadius {
  lat: number
  lng: number
  radiusMetres: number
}

/**
 * What a saved search means, fixed when it is saved: a filter, the words that are searched as text, and the surroundings of a place.
 * Words that become known later change nothing about it.
 */
export interface SearchMeaning {
  filter: Filter
  /** empty for none */
  text: string
  around: AlertRadius | null
}

/** Searches that one address keeps on a site. */
export const MAX_SAVED_SEARCHES = 30

const MAX_NAME_LENGTH = 160

/** A search as it is saved: without its page, order and the age of cars, since all that comes is new. */
export function searchToSave(state: SearchState): SearchState {
  const { created_at_timestamp: _, ...ranges } = state.ranges
  return normalizeSearch({ ...state, page: 1, sortBy: null, ranges })
}

/** The filter of a search's refinements and ranges: any value of an attribute, and all attributes. */
export function searchFilter({ refinements, ranges }: Pick<SearchState, 'refinements' | 'ranges'>): Filter {
  const chosen = refinementsFilter(refinements)
  return allOf([
    chosen === null ? MATCH_ALL : parseFilters(chosen),
    ...Object.entries(ranges).flatMap(([attribute, { min, max }]): Filter[] => [
      ...(min === null ? [] : [{ kind: 'compare' as const, attribute, operator: '>=' as const, operand: min }]),
      ...(max === null ? [] : [{ kind: 'compare' as const, attribute, operator: '<=' as const, operand: max }]),
    ]),
  ])
}

/** Attributes in the order in which people say them. */
const SPOKEN_FIRST = ['car_type', 'make', 'make_model', 'model', 'badge', 'body']

/**
 * A search in words, by its filters: "Used Mazda CX-5, SUV, up to $40,000". A search of all stock is named by it: "All cars".
 * @param words what the typed words mean, or the words themselves
 */
export function searchName(
  { refinements, ranges }: Pick<SearchState, 'refinements' | 'ranges'>,
  words: readonly string[],
  stockNoun: { many: string },
): string {
  const order = (attribute: string) => {
    const position = SPOKEN_FIRST.indexOf(attribute)
    return position < 0 ? SPOKEN_FIRST.length : position
  }
  const entries = Object.entries(refinements)
    .filter(([attribute, values]) => values.length > 0 && !(attribute === 'make' && refinements.make_model?.length))
    .sort(([a], [b]) => order(a) - order(b))
  const labels = entries.map(([attribute, values]) => ({
    attribute,
    label: values
      .map((value) => (attribute === 'make_model' ? value.replace(' > ', ' ') : facetValueLabel(attribute, value)))
      .join(' or '),
  }))
  const isLead = ({ attribute }: { attribute: string }) =>
    ['car_type', 'make', 'make_model', 'model'].includes(attribute)
  const leads = labels.filter(isLead)
  // "Used" alone says nothing of what is used.
  const isOnlyType = leads.length === 1 && leads[0]?.attribute === 'car_type'
  const lead = [...leads.map(({ label }) => label), ...(isOnlyType ? [stockNoun.many] : [])].join(' ')
  const rest = [
    ...labels.filter((label) => !isLead(label)).map(({ label }) => label),
    ...Object.entries(ranges).map(([attribute, range]) =>
      rangeLabel(attribute, range).replace(/^(Up|From|Listed)\b/, (word) => word.toLowerCase()),
    ),
    ...words,
  ].filter(Boolean)
  const parts = [lead, ...rest].filter(Boolean)
  const name = parts.length > 0 ? parts.join(', ') : `All ${stockNoun.many}`
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return capital.length > MAX_NAME_LENGTH ? `${capital.slice(0, MAX_NAME_LENGTH - 1)}…` : capital
}

/** The wording to which a shopper agrees when they save a search. It is kept with the time. */
export const searchConsentText = (siteName: string, frequency: AlertFrequency): string =>
  `Email me ${CONSENT_FREQUENCIES[frequency]} about new matches, price drops and sold vehicles of this search at ${siteName}. Every email has a link that stops it.`

/** The same without how often, which is chosen next to it. */
export const searchConsentSummary = (siteName: string): string =>
  searchConsentText(siteName, 'daily').replace(` ${CONSENT_FREQUENCIES.daily}`, '')

/** "12 cars in stock now" */
export const stockLine = (found: number, { stockNoun }: { stockNoun: { one: string; many: string } }): string =>
  found === 0 ? 'None in stock now' : `${formatCount(found, stockNoun)} in stock now`

const CONSENT_FREQUENCIES: Record<AlertFrequency, string> = {
  atOnce: 'as soon as there is news',
  daily: 'at most once a day',
  weekly: 'at most once a week',
}

/** The wording to which a shopper agrees for emails about the vehicles that they saved and watch. */
export const carConsentText = (siteName: string, frequency: AlertFrequency): string =>
  `Email me ${CONSENT_FREQUENCIES[frequency]} when a vehicle that I saved or watch at ${siteName} gets cheaper, comes back or is sold. Every email has a link that stops it.`

/** The address of a saved search in an email: in plain text, mail programs end a link at a bracket. */
export const savedSearchUrl = (path: string, origin: string): string =>
  new URL(path, origin).href.replaceAll('[', '%5B').replaceAll(']', '%5D')
