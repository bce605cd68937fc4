import { expect, test } from 'vitest'
import { hasCronSecret } from '../../../src/server/cronSecret'

const cronSecret = 'a-secret-for-this-test'

test.each([null, '', 'Bearer', 'Bearer a-secret-for-this-tes', `Basic ${cronSecret}`])(
  'a request with %s is rejected',
  (header) => {
    expect(hasCronSecret(header, cronSecret)).toBe(false)
  },
)

test('a request with the secret is accepted', () => {
  expect(hasCronSecret(`Bearer ${cronSecret}`, cronSecret)).toBe(true)
})
