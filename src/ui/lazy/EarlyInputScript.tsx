'use client'

import { EARLY_INPUT_SCRIPT } from './earlyInput.generated'

/** Runs `replayEarlyInput` before the page's own code. In a client component, since the page would contain it twice. */
export function EarlyInputScript() {
  const source = typeof window === 'undefined' ? EARLY_INPUT_SCRIPT : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
