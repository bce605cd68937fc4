import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { type BenchRow, figure, figureWithMax } from './benchRow'
import { cmsApi } from './cmsApi'

export interface EditorBenchOptions {
  /** URL of a running production server with the demo, without trailing slash */
  base: string
  onProgress: (line: string) => void
}

const EMAIL = 'editor@harbour.test'

/** Bytes of script and styles, gzipped. */
interface Opening {
  script: number
  styles: number
}

/** The page editor of commit c306a03b, before clicking in the preview, undo, search, releases and approval were added to it, in KB. */
const BYTES_BEFORE_KB = 996

const MAX_GROWTH = 1.2

/** How long nothing may be loading until a page counts as open, in milliseconds. */
const QUIET_MS = 2000

/** What the admin loads to open the home page of a dealer in the page editor, with an empty cache and the preview closed. */
export async function benchEditor({ base, onProgress }: EditorBenchOptions): Promise<BenchRow[]> {
  const [{ chromium }, { CHROMIUM_FLAGS, ensureChromium }] = await Promise.all([
    import('@playwright/test'),
    import('../../tests/support/chromium.mjs'),
  ])
  const { token, user } = await cmsApi(base, null, '/api/users/login', 'POST', {
    ...{ email: EMAIL, password: 'forecourt-demo' },
  })
  const { docs } = await cmsApi(base, token, '/api/pages?depth=0&limit=1&where[path][equals]=/')
  const browser = await chromium.launch({
    executablePath: await ensureChromium(onProgress),
    args: CHROMIUM_FLAGS,
  })
  try {
    const list = await open(browser, base, token, '/admin/collections/pages')
    const editor = await open(browser, base, token, `/admin/collections/pages/${docs[0].id}`)
    onProgress(`As ${user.email}: page ${docs[0].id}`)
    return [
      figureWithMax(
        `Page editor: script and styles, gzipped, against ${BYTES_BEFORE_KB} KB before it had preview, undo and releases`,
        (editor.script + editor.styles) / 1000,
        'KB',
        Math.round(BYTES_BEFORE_KB * MAX_GROWTH),
      ),
      figure('Of these, styles', editor.styles / 1000, 'KB'),
      figure('List of pages: script and styles, gzipped', (list.script + list.styles) / 1000, 'KB'),
    ]
  } finally {
    await browser.close()
  }
}

async function open(browser: Browser, base: string, token: string, path: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([{ name: 'payload-token', value: token, url: base }])
    const page = await context.newPage()
    const responses: Response[] = []
    // A preview in a frame is a page of the site.
    page.on('response', (response) => {
      if (response.frame() === page.mainFrame()) responses.push(response)
    })
    await page.goto(base + path, { waitUntil: 'networkidle' })
    if (!new URL(page.url()).pathname.startsWith(path)) throw new Error(`${path} led to ${page.url()}`)
    await page.waitForTimeout(QUIET_MS)
    await page.waitForLoadState('networkidle')
    const sizeOf = async (type: string) => {
      const found = responses.filter((response) => response.request().resourceType() === type && response.ok())
      const bodies = await Promise.all(found.map((response) => response.body()))
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    }
    return { script: await sizeOf('script'), styles: await sizeOf('stylesheet') }
  } finally {
    await context.close()
  }
}
