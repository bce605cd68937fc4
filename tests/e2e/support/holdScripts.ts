import type { Page, Route } from '@playwright/test'

/** Delays scripts until `release` is called: all of them, or only those that the page's HTML does not reference. */
export async function holdScripts(page: Page, address: string, which: 'all' | 'late') {
  const html = which === 'late' ? await (await page.request.get(address)).text() : ''
  const heldRoutes: Route[] = []
  let released = false
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => {
    const isReferenced = html.includes(new URL(route.request().url()).pathname)
    return released || isReferenced ? route.continue() : void heldRoutes.push(route)
  })
  return {
    count: () => heldRoutes.length,
    release: async () => {
      released = true
      await Promise.all(heldRoutes.map((route) => route.continue()))
    },
  }
}
