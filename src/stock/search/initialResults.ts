import type { InitialResults } from 'instantsearch.js'
import type { PackedResults } from './packedResults'

/** The global in which the page gives the browser the server's results, where react-instantsearch-nextjs reads them on mount. */
const INITIAL_RESULTS = Symbol.for('InstantSearchInitialResults')
type WithInitialResults = { [INITIAL_RESULTS]?: InitialResults | PackedResults }

/** The results that the next search on the page starts with; the server's are packed until the search unpacks them. Browser only. */
export const getInitialResults = (): InitialResults | PackedResults | undefined =>
  (window as WithInitialResults)[INITIAL_RESULTS]

/** Sets the results that the next search on the page starts with. Browser only. */
export function setInitialResults(results: InitialResults | undefined): void {
  ;(window as WithInitialResults)[INITIAL_RESULTS] = results
}

/** The script that gives the results to the browser. */
export const initialResultsScript = (results: PackedResults): string =>
  `window[Symbol.for("InstantSearchInitialResults")] = ${JSON.stringify(results).replaceAll('<', '\\u003c')}`
