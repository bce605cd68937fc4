import { expect, it } from 'vitest'
import { formatListTotal } from '../../src/domain/listTotal'

it('a total is exact up to 10,000', () => {
  expect([0, 999, 10_000, 10_001, 20_002].map(formatListTotal)).toEqual(['0', '999', '10,000', '10,000+', '10,000+'])
})
