import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { dropInvalidSelection } from '../../../src/server/dropInvalidSelection.mjs'

function received(cookie: string): string | undefined {
  const request = { headers: { cookie } } as IncomingMessage
  dropInvalidSelection(request)
  return request.headers.cookie
}

it.each(['a=1; payload-tenant=2; b=3', 'payload-tenant=1999999999', 'payload-token=x', 'payload-tenant=12'])(
  'the cookies %j stay',
  (cookie) => expect(received(cookie)).toBe(cookie),
)

it.each(['9999999999999', '2147483648', '0', '-1', '1.5', 'abc', '', '1e3', '%00', '[object Object]'])(
  'the selected site %j is dropped, and other cookies stay',
  (value) => expect(received(`a=1; payload-tenant=${value}; b=3`)).toBe('a=1; b=3'),
)
