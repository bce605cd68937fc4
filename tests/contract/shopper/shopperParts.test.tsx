import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { WheelPicture } from '../../../blocks/prizeWheel/WheelPicture'
import { enquiryTab } from '../../../collections/leads/leadFields/enquiryTab'
import { SignInForm } from '../../../src/shopper/signIn/SignInForm'
import { WatchCar } from '../../../src/shopper/WatchCar'
import { SavedWhere } from '../../../src/stock/saved/SavedWhere'

afterEach(() => void vi.unstubAllGlobals())

it('[FAV-04] without script Watch leads to the sign-in', () => {
  const html = renderToStaticMarkup(
    <WatchCar car={{ id: 1, name: 'CX-5', path: '/cars/cx-5' }} listLink="/my-garage" />,
  )
  expect(html).toContain('<form action="/sign-in">')
  expect(html).toContain('name="type" value="watchlist"')
  expect(html).toContain('name="redirect" value="/cars/cx-5#watch"')
})

it('[FAV-06] no label of the prize wheel is upside down, and a narrow field has its number alone', () => {
  const prizes = ['One', 'Two', 'Three', 'Four'].map((label) => ({ label, odds: 24 }))
  const html = renderToStaticMarkup(<WheelPicture prizes={[...prizes, { label: 'Five', odds: 2 }]} />)
  const labels = [...html.matchAll(/<text[^>]*text-anchor="(\w+)"[^>]*transform="rotate\((-?[\d.]+)\)([^"]*)"/g)]
  expect(labels).toHaveLength(4)
  expect(html).not.toContain('Five')
  for (const [, anchor, angle, rest] of labels) {
    const turned = Number(angle) + (rest!.includes('rotate(180)') ? 180 : 0)
    // Between a quarter to the left and a quarter to the right of level.
    expect(Math.cos((turned * Math.PI) / 180)).toBeGreaterThanOrEqual(-1e-9)
    expect(anchor).toBe(rest!.includes('rotate(180)') ? 'start' : 'end')
  }
  const numbers = [...html.matchAll(/text-anchor="middle"[^>]*>(\d)</g)].map(([, number]) => number)
  expect(numbers).toEqual(['1', '2', '3', '4', '5'])
})

it('[FAV-01] the page of favourites is the same for everybody until it runs', () => {
  expect(renderToStaticMarkup(<SavedWhere hasAccounts={false} />)).toBe('Saved on this device.')
  expect(renderToStaticMarkup(<SavedWhere hasAccounts />)).toContain('/sign-in?type=account')
})

it('[FAV-06] a lead shows what its shopper saved and viewed', () => {
  const panel = enquiryTab.fields.find((field) => 'name' in field && field.name === 'shopperSaved')
  expect(panel).toMatchObject({
    type: 'ui',
    admin: { components: { Field: '/src/admin/leads/ShopperSavedPanel.tsx#ShopperSavedPanel' } },
  })
})

it.each([
  ['a@example.test', 'unwanted mail', 'Use another address'],
  ['0491 570 006', 'Check the number', 'Use another number'],
])('[FAV-02] the step with the code to %s has the words of its channel', (sentTo, missing, other) => {
  const props = { type: 'account', redirect: '/', back: '/', sendsTexts: true, sentTo } as const
  const html = renderToStaticMarkup(<SignInForm {...props} />)
  expect(html).toContain(missing)
  expect(html).toContain(other)
  expect(html.includes('mail,')).toBe(sentTo.includes('@'))
})
