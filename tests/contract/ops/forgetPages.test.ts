import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetPages } from '../../../src/ops/forgetPages'

let dist: string
const write = (path: string, text = '') => {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), text)
}
const has = (path: string) => existsSync(join(dist, path))

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'forecourt-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

test('pages and reads that an earlier server kept go, the build stays', async () => {
  write('prerender-manifest.json', JSON.stringify({ routes: { '/_not-found': {}, '/': {} } }))
  const built = ['server/app/_not-found.html', 'server/app/index.html', 'server/app/[host]/[[...path]]/page.js']
  const kept = ['harbour.localhost.html', 'harbour.localhost.rsc', 'harbour.localhost/about-us.meta'].map(
    (file) => `server/app/${file}`,
  )
  for (const file of [...built, ...kept]) write(file)
  write('server/app/harbour.localhost.segments/_tree.segment.rsc')
  write('cache/fetch-cache/4f1c', '{}')
  write('cache/images/a/b.webp')

  await forgetPages(dist)

  expect(built.filter(has)).toEqual(built)
  expect(kept.filter(has)).toEqual([])
  expect(has('server/app/harbour.localhost.segments')).toBe(false)
  expect(has('cache/fetch-cache')).toBe(false)
  expect(has('cache/images/a/b.webp')).toBe(true)
})

test('a folder without a build is left as it is', async () => {
  write('server/app/page.html')
  await forgetPages(dist)
  expect(has('server/app/page.html')).toBe(true)
})
