import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { staffWorkOf } from '../../../src/server/staffWork'

const session = { cookie: 'theme=dark; payload-token=a.b.c' }

it.each([
  ['GET', '/admin/collections/pages', session, 'read'],
  ['GET', '/api/pages?limit=10', { cookie: '__Host-payload-token=a.b.c' }, 'read'],
  ['HEAD', '/preview/harbour/about-us', session, 'read'],
  ['POST', '/api/media', session, 'write'],
  ['PATCH', '/api/cars/1', { authorization: 'JWT a.b.c' }, 'write'],
  ['DELETE', '/api/cars/1', session, 'write'],
  // A query that is too long for an address.
  ['POST', '/api/cars', { ...session, 'x-payload-http-method-override': 'GET' }, 'read'],
  // Shoppers, and staff who look at a dealer's page.
  ['POST', '/api/enquiries', { cookie: 'shopper-session=a' }, undefined],
  ['POST', '/api/users/login', {}, undefined],
  ['GET', '/cars/a-car', session, undefined],
  ['GET', '/administration', session, undefined],
  // The worker asks for pages of shoppers too.
  ['GET', '/api/site-hosts', { authorization: 'Bearer secret' }, undefined],
])('%s %s with %j is of staff: %s', (method, url, headers, work) => {
  expect(staffWorkOf({ method, url, headers } as unknown as IncomingMessage)).toBe(work)
})
