import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import {
  adminOriginFor,
  getAdminHost,
  getAdminHostOrigin,
  listAdminHostProblems,
  servesStaff,
} from '../../../src/server/adminHost'
import { readEnvironment } from '../../../src/server/environment'

const root = resolve(import.meta.dirname, '../../..')
afterEach(() => void vi.unstubAllEnvs())

/** Where a session may be named: the strategy that all share, what calls it, the cookie's name over https, and what only counts or limits requests with one. */
const SESSION_READERS = [
  'src/admin/permissions/payloadOfAdmin.ts',
  'src/app/api/images/route.ts',
  'src/data/accounts/findUser.ts',
  'src/server/rejectInvalidRequest.mjs',
  'src/server/secureCookies.mjs',
  'src/server/trackRequests.ts',
]

it('nothing reads a session of staff past the strategy that asks for the host', () => {
  const files = ['src', 'collections', 'blocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.(m?js|tsx?)$/.test(file) && !file.startsWith('src/bench')),
  )
  const readers = files.filter((file) =>
    /executeAuthStrategies|extractJWT|jwtVerify|payload-token|from 'jose'/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(readers.sort()).toEqual(SESSION_READERS)
})

it.each([
  'https://admin.example.com',
  'admin.example.com:443',
  'admin.example.com/admin',
  'admin example',
  '*.example.com',
])('ADMIN_HOST %s stops the start', (ADMIN_HOST) =>
  expect(() => readEnvironment({ ADMIN_HOST })).toThrow(/ADMIN_HOST is .*Host of the admin/),
)

it.each([
  ['admin.example.com', 'www.dealer.test', 'https://admin.example.com'],
  ['Admin.Example.com', null, 'https://admin.example.com'],
  ['admin.localhost', 'localhost:8080', 'http://admin.localhost:8080'],
])('%s: asked at %s, the admin is at %s', (host, asked, origin) => {
  vi.stubEnv('ADMIN_HOST', host)
  expect(adminOriginFor(asked)).toBe(origin)
  expect(servesStaff(getAdminHost())).toBe(true)
  expect(servesStaff(asked)).toBe(false)
})

it('every host serves staff without one, of which production is warned unless it is the demo', () => {
  vi.stubEnv('ADMIN_HOST', '')
  vi.stubEnv('NODE_ENV', 'production')
  expect([servesStaff('www.dealer.test'), getAdminHostOrigin()]).toEqual([true, null])
  vi.stubEnv('FORECOURT_DEMO', '0')
  expect(listAdminHostProblems()).toEqual([expect.stringMatching(/^ADMIN_HOST is not set/)])
  vi.stubEnv('FORECOURT_DEMO', '1')
  expect(listAdminHostProblems()).toEqual([])
})
