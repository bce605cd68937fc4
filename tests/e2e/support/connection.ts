import type { Page } from '@playwright/test'

/** Browsers that do not know their connection load fonts at once; Chromium on a busy machine takes its own for a slow one. */
export const useFastConnection = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }))
