'use client'

import { EARLY_INPUT_SCRIPT, WATCH_BUILD_FILES_SCRIPT } from './earlyScripts.generated'
import { replayEarlyInput } from './replayEarlyInput'
import { restoreTypedTexts } from './restoreTypedTexts'

if (typeof window !== 'undefined') {
  replayEarlyInput()
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', restoreTypedTexts)
  else restoreTypedTexts()
}

/**
 * Runs `recordEarlyInput` and `watchBuildFiles` before the page's own code. In a client component, since the page would contain them
 * twice.
 */
export function EarlyScripts() {
  const source = typeof window === 'undefined' ? `${WATCH_BUILD_FILES_SCRIPT}${EARLY_INPUT_SCRIPT}` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
