import { expect, test } from 'vitest'
import { pagesAround } from '@/ui/layout/Pagination'

test('short lists have every page', () => {
  expect(pagesAround(2, 6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('long lists have first, last and neighbours, with gaps between', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, null, 20])
  expect(pagesAround(3, 20)).toEqual([1, 2, 3, 4, null, 20])
  expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pagesAround(20, 20)).toEqual([1, null, 19, 20])
})
