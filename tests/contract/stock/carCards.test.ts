import { afterEach, expect, it, vi } from 'vitest'
import { fetchCarCards } from '../../../src/stock/card/carCards'

afterEach(() => vi.unstubAllGlobals())

const respond = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body))
const cards = { cars: [{ id: 3 }], settings: { usedOnly: false }, terms: null, now: '2026-11-28T01:00:00.000Z' }

it('cards come with what the site shows on them', async () => {
  respond(cards)
  expect(await fetchCarCards([3])).toEqual(cards)
})

it('cards of a server of the version before, without the settings, are a failure and not half a page', async () => {
  respond({ cars: cards.cars })
  await expect(fetchCarCards([3])).rejects.toThrow('responded with something else')
})
