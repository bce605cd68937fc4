import type { ComponentProps } from 'react'
import type { StockSearchLoader as Real } from '../../src/stock/search/StockSearchLoader'

type Setup = ComponentProps<typeof Real>['setup']

/** Stands in for `src/stock/search/StockSearchLoader`, which needs the headers of a request: the filters by name, and the whole setup as data. */
export function StockSearchLoader({ setup }: { setup: Setup }) {
  return (
    <ul data-setup={JSON.stringify(setup)}>
      {setup.facets.map(({ attribute, label }) => (
        <li key={attribute}>{label}</li>
      ))}
    </ul>
  )
}
