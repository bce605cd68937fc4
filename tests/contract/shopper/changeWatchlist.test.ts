import { afterEach, expect, it, vi } from 'vitest'
import { changeWatchlist, SIGNED_OUT } from '../../../src/shopper/changeWatchlist'

afterEach(() => void vi.unstubAllGlobals())

const answer = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

it.each([401, 403])(
  '[FAV-02] a session that ended elsewhere (%i) asks to sign in, and shows no message',
  async (status) => {
    answer(status, { success: false, errors: [{ field: 'user', message: 'Sign in first.' }] })
    expect(await changeWatchlist('save-car', { phone_number: '0491 570 006', car_id: 1 })).toBe(SIGNED_OUT)
  },
)

it('[FAV-02] another refusal is its message, and success is none', async () => {
  answer(409, { success: false, errors: [{ field: 'car_id', message: 'Only 100 can be watched.' }] })
  expect(await changeWatchlist('save-car', {})).toBe('Only 100 can be watched.')
  answer(200, { success: true })
  expect(await changeWatchlist('remove-car', {})).toBeNull()
})
