import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endedSessionCookies } from '../../../src/server/shoppers/shopperCookies'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  stored.clear()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => void vi.unstubAllGlobals())

it('[FAV-01] a browser that was signed out keeps neither favourites nor viewed cars of the account', async () => {
  vi.stubGlobal('document', { cookie: 'signed-in=7' })
  const { dropForeignFavourites, favouritesOwner } = await import('../../../src/shopper/session')
  const { viewedCars } = await import('../../../src/shopper/viewedCars')
  const car = { id: 3, stocknum: 'S3', make: 'Mazda', model: 'CX-5', body: null, simple_body: null }
  favouritesOwner.write('7')
  viewedCars.write([car])
  expect(dropForeignFavourites()).toBe(true)
  expect(viewedCars.read()).toEqual([car])
  vi.stubGlobal('document', { cookie: '' })
  expect(dropForeignFavourites()).toBe(false)
  expect(viewedCars.read()).toEqual([])
  expect(stored.has('viewed_cars')).toBe(false)
})

it('[FAV-01] signing out ends the cookie of the counted views too', () => {
  expect(endedSessionCookies().join()).toContain('viewed_cars=; Path=/api/cars; Max-Age=0')
})
