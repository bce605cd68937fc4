import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { clearPageCache } from '../../../src/services/clearPageCache'

test('pages and reads cached by an earlier server are deleted; the build and its images stay', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'forecourt-dist-'))
  const buildFiles = ['server/app/_not-found.html', 'server/app/[host]/[[...path]]/page.js', 'cache/images/a/b.webp']
  const cachedFiles = ['server/route-cache/APP_PAGE/ba8c/$/harbour.localhost/about-us.html', 'cache/fetch-cache/4f1c']
  for (const file of [...buildFiles, ...cachedFiles]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), '')
  }

  await clearPageCache(dist)

  expect([...buildFiles, ...cachedFiles].filter((file) => existsSync(join(dist, file)))).toEqual(buildFiles)
  rmSync(dist, { recursive: true })
})

test('a new build without cached pages is not an error', async () => {
  await expect(clearPageCache(join(tmpdir(), 'forecourt-no-such-build'))).resolves.toBeUndefined()
})
