import { expect, test } from 'vitest'
import { eventsSchema } from '../../../src/leads/storeEvents'

test('[PRIV-04] analytics events take no email address, and no query or token in a path', () => {
  const parse = (event: object) => eventsSchema.safeParse({ events: [{ event_id: 22, ...event }] })
  expect(parse({ details: { from: 'ada@example.test' } }).success).toBe(false)
  expect(parse({ details: { from: 'the footer', count: 2 } }).success).toBe(true)
  const { data } = parse({ path: `/payments/${'a'.repeat(43)}?email=ada` })
  expect(data?.events[0]?.path).toBe('/payments/[token]')
})
