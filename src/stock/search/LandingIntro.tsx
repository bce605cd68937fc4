import { parseTreeNode, TREE_ATTRIBUTE } from '@/domain/stock/makeModelTree'
import { findTexts, type LandingFacts, landingIntro } from '@/domain/stock/searchLanding'
import { useAnswer, useSearchSetup, useSearchState } from './SearchContext'

/** What the results say of a landing's cars. */
function landingFacts(results: ReturnType<typeof useAnswer>['results']): LandingFacts {
  const { facets, facets_stats: stats } = (results?._rawResults?.[0] ?? {}) as Partial<Record<string, never>> & {
    facets?: Record<string, Record<string, number>>
    facets_stats?: Record<string, { min: number; max: number }>
  }
  const makes = Object.entries(facets?.[TREE_ATTRIBUTE] ?? {}).flatMap(([value, count]) =>
    parseTreeNode(value).model === null ? { value, count } : [],
  )
  return {
    count: results?.nbHits ?? 0,
    prices: stats?.price ?? null,
    makes: makes.sort((a, b) => b.count - a.count),
  }
}

/**
 * What a landing has, made from its cars, unless staff wrote an introduction. Below the results, since it changes with the filters, and
 * filters and results must keep their place.
 */
export function LandingIntro() {
  const { place, vocabulary, stockNoun, landingTexts } = useSearchSetup()
  const search = useSearchState()
  const { results } = useAnswer()
  if (place.kind !== 'landings' || findTexts(landingTexts, search, vocabulary)?.intro?.length) return null
  const text = landingIntro(search, vocabulary, stockNoun, landingFacts(results))
  return text ? <p className="mt-8 max-w-prose text-sm text-muted">{text}</p> : null
}
