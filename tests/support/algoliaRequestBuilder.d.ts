declare module 'algoliasearch-helper/src/requestBuilder' {
  import type { SearchParameters } from 'algoliasearch-helper'

  const requestBuilder: {
    _getQueries(index: string, state: SearchParameters): { indexName: string; params: Record<string, unknown> }[]
  }
  export default requestBuilder
}
