import type { Rule, SynonymHit } from 'algoliasearch'
import { printFilter } from '../../domain/stock/filters/printFilter'
import type { Lexicon, Meaning, SearchSynonym } from '../../domain/stock/query/lexicon'
import { squash } from '../../domain/stock/query/typedTokens'
import { understoodFilter } from '../../domain/stock/understandQuery'

/** Rules of an index at most, as on Algolia's own plans. */
const MAX_RULES = 5000

/**
 * The words of staff as one-way synonyms: what is typed also finds what it means. For searches in Algolia that do not come through this
 * server, which turns words into filters itself.
 */
export function algoliaSynonyms(synonyms: readonly SearchSynonym[]): SynonymHit[] {
  return synonyms.flatMap(({ words, means }) =>
    words.map((word) => ({
      objectID: `word-${squash(word)}`,
      type: 'onewaysynonym' as const,
      input: word,
      synonyms: [means],
    })),
  )
}

/**
 * The phrases of a lexicon as rules: each filters by what it means and is taken out of the query. Names that are found as text, such as
 * makes and models in their own spelling, need no rule.
 */
export function algoliaRules({ meanings, phrases }: Lexicon): Rule[] {
  return [...meanings]
    .filter(([key, meaning]) => !isOwnName(key, meaning))
    .slice(0, MAX_RULES)
    .map(([key, meaning]) => {
      const phrase = (phrases.get(key) ?? key).toLowerCase()
      const words = { kind: 'values', label: meaning.label, words: phrase, start: 0, end: phrase.length } as const
      const filter = understoodFilter([{ ...words, meaning, excluded: false }])
      return {
        objectID: `phrase-${key}`,
        description: `${phrase}: ${meaning.label}`,
        conditions: [{ pattern: phrase, anchoring: 'contains' as const }],
        consequence: {
          params: {
            query: { edits: [{ type: 'remove' as const, delete: phrase }] },
            ...(filter && { filters: printFilter(filter) }),
          },
        },
      }
    })
}

const isOwnName = (key: string, { attribute, values }: Meaning) =>
  (attribute === 'make' || attribute === 'make_model') &&
  values.some((value) => squash(value) === key || squash(value).endsWith(key))
