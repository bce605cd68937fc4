import type { ComponentProps } from 'react'
import type { StockSearchLoader as Real } from '../../src/stock/search/StockSearchLoader'

type Setup = Exclude<ComponentProps<typeof Real>['setup'], string>

/** Mocks `src/stock/search/StockSearchLoader`, which needs request headers: renders the filters' labels, and the setup as JSON. */
export function StockSearchLoader({ setup }: { setup: Setup }) {
  return (
    <ul data-setup={JSON.stringify(setup)}>
      {setup.facets.map(({ attribute, label }) => (
        <li key={attribute}>{label}</li>
      ))}
    </ul>
  )
}
