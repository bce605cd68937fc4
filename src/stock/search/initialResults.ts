import type { InitialResults } from 'instantsearch.js'

/** The global in which the page gives the browser the server's results, where react-instantsearch-nextjs reads them on mount. */
const INITIAL_RESULTS = Symbol.for('InstantSearchInitialResults')
type WithInitialResults = { [INITIAL_RESULTS]?: InitialResults }

/** The results that the next search on the page starts with. Browser only. */
export const getInitialResults = (): InitialResults | undefined => (window as WithInitialResults)[INITIAL_RESULTS]

/** Sets the results that the next search on the page starts with. Browser only. */
export function setInitialResults(results: InitialResults | undefined): void {
  ;(window as WithInitialResults)[INITIAL_RESULTS] = results
}

/** The script that gives the results to the browser. */
export const initialResultsScript = (results: object): string =>
  `window[Symbol.for("InstantSearchInitialResults")] = ${JSON.stringify(results).replaceAll('<', '\\u003c')}`
