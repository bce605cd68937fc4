'use client'

import { useEffect } from 'react'
import { addLateRules } from '@/ui/styles/addLateRules'

/**
 * Applies the stylesheets of a page that came with the rules it uses in its head (src/server/inlineStyles.mjs): while the browser
 * has nothing else to do, or at the latest when the shopper touches the page.
 */
export function LateStyles() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print][data-precedence]')]
    const unloaded = links.filter(({ sheet }) => !sheet)
    const abort = new AbortController()
    let missing = unloaded.length
    if (missing === 0) applyLater(links, abort.signal)
    for (const link of unloaded)
      link.addEventListener(
        'load',
        () => {
          missing -= 1
          if (missing === 0) applyLater(links, abort.signal)
        },
        { signal: abort.signal },
      )
    return () => abort.abort()
  }, [])
  return null
}

function applyLater(links: readonly HTMLLinkElement[], signal: AbortSignal): void {
  const head = document.querySelector<HTMLStyleElement>('style[data-used-styles]')?.sheet
  if (links.length === 0 || !head) return
  const steps = addLateRules(
    head,
    links.flatMap(({ sheet }) => sheet ?? []),
  )
  let isDone = false
  const finish = (isWhole: boolean) => {
    isDone = true
    for (const link of links) {
      link.dataset.applied = ''
      if (!isWhole) link.media = 'all'
    }
  }
  /** @param deadline until when; without one, all at once */
  const apply = (deadline?: IdleDeadline) => {
    try {
      while (!isDone && !(deadline && deadline.timeRemaining() < 2)) {
        const step = steps.next()
        if (step.done) finish(step.value)
      }
    } catch {
      // A stylesheet of another origin cannot be read.
      finish(false)
    }
    if (!isDone && !signal.aborted) waitForIdle(apply)
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => apply(), { once: true, capture: true, passive: true, signal })
  waitForIdle(apply)
}

/** Safari has no idle callbacks. */
const waitForIdle = (run: (deadline?: IdleDeadline) => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200)
