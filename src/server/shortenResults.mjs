// @ts-check

/** The script in which react-instantsearch-nextjs gives the browser the results of the server's search. */
const RESULTS = /(window\[Symbol\.for\("InstantSearchInitialResults"\)\] = )(\{.*?\})(?=<\/script>)/s

/**
 * Fields of a hit that tell which cars are shown, and where; `isShortList` of src/stock/search/shortList.ts tells the browser that
 * the others are missing.
 */
const KEPT = ['objectID', 'status', '_rankingInfo']

/**
 * Leaves out of the results of a search what the page shows as HTML: its cards are not drawn again until the results change, and then
 * the browser asks for them whole.
 * @param {string} html a whole page
 * @returns {string} the page itself if it shows no results
 */
export function shortenResults(html) {
  return html.replace(RESULTS, (_, start, json) => {
    const indexes = JSON.parse(json)
    for (const index of Object.values(indexes)) {
      // The browser keeps no responses under the requests of the server.
      delete index.requestParams
      for (const result of index.results ?? []) {
        dropRangeValues(result, index.state)
        if (!result.hits?.length) {
          delete result.params
          continue
        }
        result.shortList = true
        result.hits = result.hits.map(shortenHit)
      }
    }
    return start + JSON.stringify(indexes).replaceAll('<', '\\u003c')
  })
}

/**
 * A range filter shows the lowest and highest value, which are in the statistics: hundreds of prices and kilometres are not needed.
 * @param {{ facets?: Record<string, object>, facets_stats?: Record<string, object> }} result
 * @param {{ numericRefinements?: Record<string, object> } | undefined} state
 */
function dropRangeValues({ facets = {}, facets_stats: stats = {} }, state) {
  for (const name of Object.keys(state?.numericRefinements ?? {}))
    if (name in facets && name in stats) facets[name] = {}
}

/** @param {Record<string, unknown>} hit */
function shortenHit(hit) {
  const kept = KEPT.filter((name) => name in hit).map((name) => [name, hit[name]])
  return { ...Object.fromEntries(kept), hasRepayment: Boolean(hit.finance_terms) }
}
