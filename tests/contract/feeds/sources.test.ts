import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { validateFeedUrl } from '../../../collections/stock/feeds/sourceFields'
import { openSource, type SourceRules, type SourceSettings } from '../../../src/feeds/sources/openSource'
import { createDiskStore } from '../../../src/providers/fileStore/disk'
import { decryptText, encryptText } from '../../../src/server/encryptedText'

const CSV = 'stocknum,make\nA1,Kia\n'
let folder: string
let rules: SourceRules
const servers: Server[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
  mkdirSync(join(folder, 'feeds/harbour/daily'), { recursive: true })
  mkdirSync(join(folder, 'feeds/bluegum'), { recursive: true })
  mkdirSync(join(folder, 'feed-files'))
  writeFileSync(join(folder, 'feeds/harbour/daily/stock.csv'), CSV)
  writeFileSync(join(folder, 'feeds/bluegum/stock.csv'), 'secret')
  writeFileSync(join(folder, 'feed-files/feed.csv'), CSV)
  symlinkSync(join(folder, 'feeds/bluegum/stock.csv'), join(folder, 'feeds/harbour/link.csv'))
  rules = { files: createDiskStore(folder), feedsFolder: join(folder, 'feeds'), development: true }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function fetchText(settings: Partial<SourceSettings>, overrides: Partial<SourceRules> = {}): Promise<string> {
  const chunks: Buffer[] = []
  const source = await openSource({ source: 'url', ...settings }, { ...rules, ...overrides }, 'harbour')
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Starts a local server, which a feed can use only with `isAllowed`. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const LOCAL = { isAllowed: () => true }

describe('files', () => {
  it('are read from the site’s own folder and from its uploads', async () => {
    expect(await fetchText({ source: 'file', filePath: 'daily/stock.csv' })).toBe(CSV)
    expect(await fetchText({ source: 'upload', uploadName: 'feed.csv' })).toBe(CSV)
  })

  it.each([
    '../bluegum/stock.csv',
    'daily/../../bluegum/stock.csv',
    '/etc/passwd',
    'link.csv',
    'daily',
    'gone.csv',
    '.',
    'a\0b',
  ])('are not read from %j', async (filePath) => {
    await expect(fetchText({ source: 'file', filePath })).rejects.toThrow(/was not found/)
  })

  it('need a folder set by the server’s owner', async () => {
    await expect(fetchText({ source: 'file', filePath: 'stock.csv' }, { feedsFolder: null })).rejects.toThrow(
      /FEEDS_FOLDER/,
    )
  })
})

describe('addresses', () => {
  it('are fetched with credentials, which no other server receives', async () => {
    const authorizations: (string | undefined)[] = []
    const otherServer = await serve((request, response) => {
      authorizations.push(request.headers.authorization)
      response.end(CSV)
    })
    const first = await serve((request, response) => {
      authorizations.push(request.headers.authorization)
      response.writeHead(302, { Location: `${otherServer}/stock.csv` }).end()
    })
    const login = { username: 'me', sealedPassword: encryptText('s3cret') }
    expect(await fetchText({ url: `${first}/feed`, ...login }, LOCAL)).toBe(CSV)
    expect(authorizations).toEqual([`Basic ${Buffer.from('me:s3cret').toString('base64')}`, undefined])
  })

  it('are decompressed', async () => {
    const url = await serve((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(CSV)))
    expect(await fetchText({ url }, LOCAL)).toBe(CSV)
  })

  it.each([
    ['a wrong login', 401, /rejected the login/],
    ['a missing file', 404, /returned 404/],
    ['a broken server', 500, /returned 500/],
  ])('with %s report it', async (_, status, reason) => {
    const url = await serve((_request, response) => response.writeHead(status).end())
    await expect(fetchText({ url }, LOCAL)).rejects.toThrow(reason)
  })

  it('that are interrupted fail instead of appearing complete', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write(CSV, () => response.destroy())
    })
    await expect(fetchText({ url }, LOCAL)).rejects.toThrow(/was interrupted/)
  })

  it.each([
    'http://127.0.0.1:9/a.csv',
    'http://10.0.0.8/a.csv',
    'http://192.168.1.4/a.csv',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/a.csv',
    'http://[::ffff:127.0.0.1]/a.csv',
    'http://[fe80::1]/a.csv',
    'http://[fd00::1]/a.csv',
    'http://2130706433/a.csv',
    'http://0x7f.1/a.csv',
  ])('on this machine or its network are rejected: %s', async (url) => {
    await expect(fetchText({ url })).rejects.toThrow(/not on the public internet/)
  })

  it('that resolve to this machine are rejected on connect', async () => {
    await expect(fetchText({ url: 'http://localhost:9/a.csv' })).rejects.toThrow(/not on the public internet/)
  })

  it('that redirect to this machine’s network are rejected', async () => {
    const first = await serve((_, response) => response.writeHead(302, { Location: 'http://10.0.0.8/a.csv' }).end())
    const { hostname } = new URL(first)
    await expect(fetchText({ url: first }, { isAllowed: (address) => address === hostname })).rejects.toThrow(
      /10\.0\.0\.8 is not on the public internet/,
    )
  })

  it('that redirect endlessly are aborted', async () => {
    const url = await serve((_, response) => response.writeHead(302, { Location: '/again' }).end())
    await expect(fetchText({ url }, LOCAL)).rejects.toThrow(/redirects too often/)
  })

  it('must be https outside development', async () => {
    await expect(fetchText({ url: 'http://feeds.example.com/a.csv' }, { development: false })).rejects.toThrow(/https/)
    expect(validateFeedUrl('http://feeds.example.com/a.csv', false)).toMatch(/https:\/\//)
    expect(validateFeedUrl('http://feeds.example.com/a.csv', true)).toBe(true)
    expect(validateFeedUrl('https://feeds.example.com/a.csv', false)).toBe(true)
    expect(validateFeedUrl('https://me:pw@feeds.example.com/a.csv', false)).toMatch(/login/)
    expect(validateFeedUrl('file:///etc/passwd', true)).toMatch(/https/)
  })
})

describe('encrypted text', () => {
  it('is decrypted by its own secret only, and is different each time', () => {
    const sealed = encryptText('s3cret', 'a')
    expect(sealed).not.toContain('s3cret')
    expect(encryptText('s3cret', 'a')).not.toBe(sealed)
    expect(decryptText(sealed, 'a')).toBe('s3cret')
    expect(decryptText(sealed, 'b')).toBeNull()
    expect(decryptText(`${sealed.slice(0, -2)}xx`, 'a')).toBeNull()
    expect(decryptText('plain', 'a')).toBeNull()
  })
})
