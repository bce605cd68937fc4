import { expect, test } from 'vitest'
import { starFills } from '@/ui/content/Rating'

test('[REV-04] a fraction of 30 percent or less is not shown', () => {
  expect(starFills(4.3)).toEqual([1, 1, 1, 1, 0])
  expect(starFills(4.05)).toEqual([1, 1, 1, 1, 0])
})

test('[REV-04] a fraction above 30 percent is shown in its size', () => {
  expect(starFills(4.31)).toEqual([1, 1, 1, 1, 0.31])
  expect(starFills(2.7)).toEqual([1, 1, 0.7, 0, 0])
})

test('[REV-04] whole stars, none and more than the maximum', () => {
  expect(starFills(5)).toEqual([1, 1, 1, 1, 1])
  expect(starFills(0)).toEqual([0, 0, 0, 0, 0])
  expect(starFills(7)).toEqual([1, 1, 1, 1, 1])
  expect(starFills(-1)).toEqual([0, 0, 0, 0, 0])
})
