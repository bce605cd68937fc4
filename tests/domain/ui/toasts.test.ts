import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOAST_DURATION_MS } from '@/ui/overlays/toast'
import { isToastRequested, showToast, subscribeToToasts } from '@/ui/overlays/toasts'

interface ActiveToast {
  id: string | number
  duration?: number
  jsx?: ReactNode
}

/** The toasts that sonner has on screen. */
function listActive(): ActiveToast[] {
  return sonner.getToasts().filter((toast) => !('dismiss' in toast)) as ActiveToast[]
}

function renderHtml({ jsx }: ActiveToast): string {
  return renderToStaticMarkup(isValidElement(jsx) ? jsx : null)
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run()
    return 0
  })
})

afterEach(() => {
  sonner.dismiss()
  vi.unstubAllGlobals()
})

// Runs first: it needs a page on which no toast was requested yet.
test('[SITE-17] the first toast makes the page load sonner', async () => {
  const onRequest = vi.fn()
  const unsubscribe = subscribeToToasts(onRequest)
  expect(isToastRequested()).toBe(false)
  const toast = showToast({ title: 'Saved' })
  expect(isToastRequested()).toBe(true)
  expect(onRequest).toHaveBeenCalledTimes(1)
  await toast
  unsubscribe()
  await showToast({ title: 'Saved again' })
  expect(onRequest).toHaveBeenCalledTimes(1)
})

test('[SITE-17] only the newest toast is on screen, for three seconds', async () => {
  const first = await showToast({ title: 'First' })
  const second = await showToast({ title: 'Second' })
  expect(second).not.toBe(first)
  expect(listActive()).toMatchObject([{ id: second, duration: TOAST_DURATION_MS }])
})

test('[SITE-17] a toast shown under the id of another updates it in place', async () => {
  const id = await showToast({ title: 'Saving' })
  expect(await showToast({ title: 'Saved', durationMs: 500 }, id)).toBe(id)
  expect(listActive()).toMatchObject([{ id, duration: 500 }])
  expect(renderHtml(listActive()[0]!)).toContain('Saved')
  expect(renderHtml(listActive()[0]!)).not.toContain('Saving')
})

test('[SITE-17] a dismissed toast leaves the screen', async () => {
  const id = await showToast({ title: 'Saved' })
  sonner.dismiss(id)
  expect(listActive()).toEqual([])
})

test('[FAV-03] a toast has its title, description, link and a way to dismiss it', async () => {
  await showToast({
    title: 'Car Saved In Watchlist',
    description: '2024 Toyota HiLux is now available in your watchlist',
    action: { label: 'View List', href: '/favourites' },
  })
  const markup = renderHtml(listActive()[0]!)
  expect(markup).toContain('Car Saved In Watchlist')
  expect(markup).toContain('2024 Toyota HiLux is now available in your watchlist')
  expect(markup).toMatch(/<a [^>]*href="\/favourites"[^>]*>View List<\/a>/)
  expect(markup).toContain('aria-label="Dismiss"')
})
