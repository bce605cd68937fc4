import { storeForLater } from '../storage/browserStorage'

/** A control by its position in the page. */
export interface TypedText {
  position: number
  name: string
  value: string
}

const CONTROLS = 'input, select, textarea'
const NO_TEXT = /^(button|checkbox|file|hidden|password|radio|reset|submit)$/

/** Of what was typed into the page that reloads; `restoreTypedTexts` reads it. */
export const TYPED_TEXTS_KEY = 'typedTexts'

let isReloading = false

/**
 * Runs when a file of the page's build could not be loaded (`watchBuildFiles`): if it no longer exists, because a newer build replaced it while
 * the page was open, it reloads the page once. What was typed where no code runs yet is kept for `restoreTypedTexts`; forms whose code runs
 * keep their own drafts.
 */
export async function reloadStalePage(url: string): Promise<void> {
  if (isReloaded()) return
  // Without a connection, or while the server is away, a reload would lose the page.
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
  // Other files of the page fail too.
  if (status !== 404 || isReloading) return
  isReloading = true
  storeForLater('session', TYPED_TEXTS_KEY, { path: location.pathname, texts: listTyped() })
  location.reload()
}

/** A second reload would change nothing. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

function listTyped(): TypedText[] {
  return listControls().flatMap((control, position) =>
    !NO_TEXT.test(control.type) && !isLive(control) && isChanged(control)
      ? [{ position, name: control.name, value: control.value }]
      : [],
  )
}

export const listControls = () => [...document.querySelectorAll<HTMLInputElement>(CONTROLS)]

/** Hydrated, so that its form stores a draft itself. */
export const isLive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))

function isChanged(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  return [...control.options].some((option) => option.selected !== option.defaultSelected)
}
