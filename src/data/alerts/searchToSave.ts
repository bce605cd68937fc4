import 'server-only'
import { type SearchMeaning, searchFilter, searchName, searchToSave } from '../../domain/alerts/savedSearch'
import { sitePath } from '../../domain/site/signIn'
import type { Site } from '../../domain/site/site'
import { allOf, countConditions, MATCH_ALL } from '../../domain/stock/filters/filter'
import type { SearchState } from '../../domain/stock/searchState'
import { formatSearchUrl } from '../../domain/stock/searchUrl'
import {
  type UnderstoodQuery,
  understoodFilter,
  understoodPlace,
  withoutOrder,
} from '../../domain/stock/understandQuery'
import { understandWords } from '../../stockIndex/handleStockCall'
import { searchSegments } from '../stock/landingVocabulary'
import { resolveSearch } from '../stock/searchPage'
import { countMeaning } from './countMeaning'

/** A search as a shopper may save it. */
export interface SearchToSave {
  name: string
  /** path and query on the site */
  path: string
  state: SearchState
  meaning: SearchMeaning
  /** cars that it finds now */
  found: number
}

/** Conditions of a saved search at most: as many as one search may have. */
const MAX_CONDITIONS = 200
const MAX_PATH_LENGTH = 1000

/** The search of a path such as "/search/mazda?range[price]=:40000"; null if it is none, or too long to save. */
export async function readSearchToSave(site: Site, from: string, now: Date): Promise<SearchToSave | null> {
  const url = new URL(sitePath(from), 'http://site.invalid')
  if (!/^\/(search|cars)(\/|$)/.test(url.pathname)) return null
  const params: Record<string, string[]> = {}
  for (const [name, value] of url.searchParams) params[name] = [...(params[name] ?? []), value]
  const resolved = await resolveSearch(site, searchSegments(url.pathname), params)
  if (!resolved) return null
  const state = searchToSave(resolved.search)
  const path = formatSearchUrl(state, resolved.vocabulary)
  if (path.length > MAX_PATH_LENGTH) return null
  const words = state.query === '' || state.plain ? null : await understandWords(site, state.query, now)
  const meaning = toMeaning(state, words)
  if (countConditions(meaning.filter) > MAX_CONDITIONS) return null
  const labels = words ? [...new Set(withoutOrder(words).parts.map(({ label }) => label))] : []
  const quoted = meaning.text === '' ? [] : [`\u201c${meaning.text}\u201d`]
  const name = searchName(state, [...labels, ...quoted], site.stockNoun)
  return { name, path, state, meaning, found: await countMeaning(site, meaning) }
}

/** What a search means now: its filters, with those of its words, the rest of the words, and the surroundings that they name. */
function toMeaning(state: SearchState, words: UnderstoodQuery | null): SearchMeaning {
  const near = words && understoodPlace(words.parts)
  const filter = allOf([searchFilter(state), (words && understoodFilter(words.parts)) ?? MATCH_ALL])
  return {
    filter,
    text: words ? words.text : state.query,
    around:
      near && near.radiusKm !== null
        ? { lat: near.place.lat, lng: near.place.lng, radiusMetres: near.radiusKm * 1000 }
        : null,
  }
}
