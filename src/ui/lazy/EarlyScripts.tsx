'use client'

import { EARLY_INPUT_SCRIPT, RELOAD_STALE_PAGE_SCRIPT } from './earlyScripts.generated'

/**
 * Runs `replayEarlyInput` and `reloadStalePage` before the page's own code. In a client component, since the page would contain them
 * twice.
 */
export function EarlyScripts() {
  const source = typeof window === 'undefined' ? `${RELOAD_STALE_PAGE_SCRIPT}${EARLY_INPUT_SCRIPT}` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
