import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { isForStaff } from '../../../src/server/trackRequests'

const session = { cookie: 'theme=dark; payload-token=a.b.c' }

it.each([
  ['/admin/collections/pages', {}, true],
  ['/preview/harbour/about-us', {}, true],
  ['/api/pages?limit=10', { cookie: '__Host-payload-token=a.b.c' }, true],
  ['/api/media', session, true],
  ['/api/cars/1', { authorization: 'JWT a.b.c' }, true],
  ['/api/cars/1', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.b.c' }, true],
  // Shoppers, and staff who look at a dealer's page.
  ['/api/enquiries', { cookie: 'shopper-session=a' }, false],
  ['/cars/a-car', session, false],
  ['/administration', {}, false],
  // The proxy asks for the site of a shopper's page, with CRON_SECRET.
  ['/api/site-hosts?host=a.test', { authorization: 'Bearer secret' }, false],
])('a request for %s with %j is one of staff: %s', (url, headers, isStaff) => {
  expect(isForStaff({ url, headers } as unknown as IncomingMessage)).toBe(isStaff)
})
