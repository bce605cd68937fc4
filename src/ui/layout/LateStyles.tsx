'use client'

import { useLayoutEffect } from 'react'
import { addLateRules } from '@/ui/styles/addLateRules'

/**
 * Applies the stylesheets of a page that came with the rules it uses in its head (src/server/inlineStyles.mjs), before parts that the
 * browser makes need their other rules.
 */
export function LateStyles() {
  useLayoutEffect(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print][data-precedence]')]
    const abort = new AbortController()
    const applyLoaded = () => {
      if (abort.signal.aborted || !links.every(({ sheet }) => sheet)) return
      abort.abort()
      applyStylesheets(links)
    }
    applyLoaded()
    for (const link of links) if (!link.sheet) link.addEventListener('load', applyLoaded, { signal: abort.signal })
    return () => abort.abort()
  }, [])
  return null
}

function applyStylesheets(links: readonly HTMLLinkElement[]): void {
  const head = document.querySelector<HTMLStyleElement>('style[data-used-styles]')?.sheet
  if (!head) return
  const isWhole = tryAddRules(
    head,
    links.flatMap(({ sheet }) => sheet ?? []),
  )
  for (const link of links) {
    link.dataset.applied = ''
    if (!isWhole) link.media = 'all'
  }
}

function tryAddRules(head: CSSStyleSheet, stylesheets: readonly CSSStyleSheet[]): boolean {
  try {
    return addLateRules(head, stylesheets)
  } catch {
    // A stylesheet of another origin cannot be read.
    return false
  }
}
