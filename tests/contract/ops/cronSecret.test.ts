import { expect, test } from 'vitest'
import { hasCronSecret } from '../../../src/server/cronSecret'

const cronSecret = 'a-secret-for-this-test'

test.each([null, '', 'Bearer', 'Bearer a-secret-for-this-tes', `Basic ${cronSecret}`])(
  'a stranger with %s is refused',
  (header) => {
    expect(hasCronSecret(header, cronSecret)).toBe(false)
  },
)

test('the secret itself is accepted', () => {
  expect(hasCronSecret(`Bearer ${cronSecret}`, cronSecret)).toBe(true)
})
