import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Model } from '../../src/domain/models/model'
import { ModelRange } from '../../src/models/ModelRange'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('body=suv') }))

const model = (id: number, name: string, body: string): Model => ({
  ...{ id, slug: name.toLowerCase(), name, makeName: 'Mazda', makeSlug: 'mazda', body, otherBodies: [] },
  ...{ status: 'other', position: id, image: null, shortDescription: null, description: null, disclaimer: null },
  ...{ fromPrice: null, overrideUrl: null, brochureUrl: null, specSheetUrl: null, youtubeId: null },
})

it('[MOD-03] the cached page of the range has every model, whatever body its first visitor requested', () => {
  const models = [model(1, 'CX-5', 'SUV'), model(2, 'Mazda3', 'Hatch')]
  const html = renderToString(<ModelRange models={models} flags={{ variantPrices: true }} headingLevel={2} />)
  expect(html).toContain('CX-5')
  expect(html).toContain('Mazda3')
})
