import { expect, it } from 'vitest'
import { formatFavourite, parseFavourite } from '../../../src/domain/stock/favouriteText'

const car = {
  ...{ id: 7, name: 'Kia "EV6" | GT', slug: 'kia-ev6', make: 'Kia', model: 'EV6' },
  primary_image_url: '/stock-photos/suv.webp',
}

it('[FAV-01] a save button names its car, with or without a picture', () => {
  expect(parseFavourite(formatFavourite(car))).toEqual(car)
  const plain = { ...car, primary_image_url: null }
  expect(parseFavourite(formatFavourite(plain))).toEqual(plain)
})

it('[FAV-01] a tab in a name does not shift the fields', () => {
  expect(parseFavourite(formatFavourite({ ...car, name: 'Kia\tEV6' }))).toEqual({ ...car, name: 'Kia EV6' })
})

it('[FAV-01] another text is no car', () => {
  for (const text of ['', '7', '{"id":7}', 'x\tKia\tkia\tKia\tEV6\t']) expect(parseFavourite(text)).toBeNull()
})
