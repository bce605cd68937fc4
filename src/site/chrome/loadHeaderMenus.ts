'use client'

import type { HeaderMenus } from './headerMenus'

const TIMEOUT_MS = 10_000

let loading: Promise<HeaderMenus> | undefined

/** The header's menus, loaded once a page. Rejects while they cannot be loaded; the next call tries again. */
export function loadHeaderMenus(): Promise<HeaderMenus> {
  loading ??= fetchHeaderMenus().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchHeaderMenus(): Promise<HeaderMenus> {
  const address = document.querySelector<HTMLElement>('[data-menus]')?.dataset.menus ?? ''
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The menus responded ${response.status}`)
  return (await response.json()) as HeaderMenus
}
