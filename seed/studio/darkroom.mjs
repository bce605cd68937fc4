/** Serves the studio page to a headless Chromium and receives the pictures that it develops. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const TYPES = { '.html': 'text/html', '.mjs': 'text/javascript', '.js': 'text/javascript', '.woff2': 'font/woff2' }
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

function threeFolder() {
  if (process.env.STUDIO_THREE) return process.env.STUDIO_THREE
  return join(dirname(createRequire(import.meta.url).resolve('three')), '..')
}

/**
 * @param onPicture called with (query, raw RGBA buffer, bottom row first) for each picture
 * @returns { page, close } a page with the studio loaded
 */
export async function openDarkroom(onPicture, { entry = '/stage/page.html', scale = 1 } = {}) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://studio')
    try {
      if (request.method === 'POST') {
        const chunks = []
        for await (const chunk of request) chunks.push(chunk)
        await onPicture(Object.fromEntries(url.searchParams), Buffer.concat(chunks))
        response.end('ok')
        return
      }
      const path = normalize(url.pathname)
      const file = path.startsWith('/three/')
        ? join(threeFolder(), path.slice(7))
        : path.startsWith('/fonts/')
          ? join(root, 'node_modules', path.slice(7))
          : join(here, path)
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
      response.end(await readFile(file))
    } catch (error) {
      response.statusCode = error.code === 'ENOENT' ? 404 : 500
      response.end(String(error))
    }
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const executablePath = process.env.CHROMIUM_PATH ?? (await installedChromium())
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const page = await browser.newPage({ viewport: { width: 1000, height: 300 }, deviceScaleFactor: scale })
  const problems = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message))
  await page.goto(`http://127.0.0.1:${server.address().port}${entry}`)
  await page.waitForFunction('window.studioReady', { timeout: 120_000 }).catch(() => {
    throw new Error(`The studio page did not start:\n${problems.join('\n')}`)
  })
  return {
    page,
    /** Shuts up; throws what the page complained of, so that a broken shader never passes for a picture. */
    async close() {
      await browser.close()
      server.close()
      if (problems.length > 0) throw new Error(`The studio complained:\n${[...new Set(problems)].join('\n')}`)
    },
  }
}

async function installedChromium() {
  for (const path of ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']) {
    const found = await readFile(path).then(
      () => true,
      () => false,
    )
    if (found) return path
  }
  return undefined
}
