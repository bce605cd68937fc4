import { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { ClientConfig, Payload } from 'payload'
import { type ComponentProps, isValidElement, type ReactElement } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { SharedConfigPage, SharedConfigRoot } from '../../src/admin/clientConfig/ConfigProviders'
import { withBlocksMap } from '../../src/admin/clientConfig/useClientConfig'
import { withSharedConfig } from '../../src/admin/clientConfig/withSharedConfig'
import { GET } from '../../src/app/api/client-config/[key]/route'
import { createSite, createUser, startCms } from '../support/cms'

// The package imports stylesheets.
vi.mock('@payloadcms/ui', () => ({ PageConfigProvider: () => null, RootProvider: () => null }))

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await startCms()
  const { email } = await createUser(cms, 'siteAuthor', await createSite(cms))
  token = (await cms.login({ collection: 'users', data: { email, password: 'a-long-enough-password' } })).token ?? ''
}, 120_000)

/** The config as Payload caches it. */
const configOf = (user: true | null) =>
  getClientConfig({ config: cms.config, i18n: { language: 'en' }, importMap: {}, user } as never)

const request = (key: string, headers: Record<string, string> = { Authorization: `JWT ${token}` }) =>
  GET(new Request(`http://localhost:3000/api/client-config/${key}`, { headers }), { params: Promise.resolve({ key }) })

it('gives staff the config of the admin, which their browser keeps', async () => {
  const other = await request('of-another-version')
  expect(other.headers.get('cache-control')).toBe('no-store')
  const config = (await other.json()) as ClientConfig
  const cached = configOf(true)
  // Nothing of it is lost as JSON, and each block is in it once.
  expect(config.blocksMap).toBeUndefined()
  expect(withBlocksMap(config)).toEqual(cached)
  expect(config.collections.map(({ slug }) => slug)).toContain('pages')

  const page = withSharedConfig(<PageConfigProvider config={cached}>Page</PageConfigProvider>) as ReactElement<{
    configKey: string
    children: string
  }>
  expect(page.type).toBe(SharedConfigPage)
  expect(page.props).toEqual({ configKey: expect.stringMatching(/^[\w-]{16}$/), children: 'Page' })
  const kept = await request(page.props.configKey)
  expect(kept.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(await kept.json()).toEqual(config)
})

it('gives strangers nothing', async () => {
  expect((await request('key', {})).status).toBe(401)
})

it('replaces the config wherever Payload’s layout has it, other than that of the login', async () => {
  const cached = configOf(true)
  const login = configOf(null)
  const layout = (config: ClientConfig) => (
    <html lang="en">
      <body>
        <RootProvider {...({ config, theme: 'dark', children: 'Page' } as ComponentProps<typeof RootProvider>)} />
        <div id="portal" />
      </body>
    </html>
  )
  const findProvider = (node: unknown): ReactElement<{ children: unknown; config?: unknown }> => {
    const [provider] = (node as ReactElement<{ children: ReactElement<{ children: unknown[] }> }>).props.children.props
      .children as [ReactElement<{ children: unknown }>]
    expect(isValidElement(provider)).toBe(true)
    return provider
  }
  const provider = findProvider(withSharedConfig(layout(cached)))
  expect(provider.type).toBe(SharedConfigRoot)
  expect(provider.props).toMatchObject({ theme: 'dark', children: 'Page' })
  expect(provider.props.config).toBeUndefined()
  expect(findProvider(withSharedConfig(layout(login))).props.config).toBe(login)
})
