import { GPC_REFUSES } from '@/domain/tags/consent'
import type { OptionalPurpose } from '@/domain/tags/purposes'
import { hasGpc } from './consentChoice'
import { BAR_ID, CHOICES_ATTRIBUTE, DIALOG_ID, GPC_ATTRIBUTE } from './pageConfig'

/** The height of the bar and what is below it while it is shown, read by the styles of the chat button, which are on every site. */
const HEIGHT = '--bottom-bar'

/** What is fixed at the bottom of a page, such as price and buttons of a car on phones: the bar stands on it. */
const BELOW = '[data-bottom-bar]'

interface ConsentBarOptions {
  /** whether the shopper has not answered yet */
  mustAsk: boolean
  granted: () => ReadonlySet<string>
  onChoice: (purposes: OptionalPurpose[]) => void
}

/**
 * Brings the consent bar and the dialog of choices to life, which the server has rendered hidden. The dialog is a native one: it keeps
 * the focus, closes by Escape and gives the focus back.
 */
export function startConsentBar({ mustAsk, granted, onChoice }: ConsentBarOptions): void {
  const bar = document.getElementById(BAR_ID)
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement | null
  if (!bar || !dialog) return
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input[name]:not(:disabled)')]
  const isRefused = ({ name }: HTMLInputElement) => hasGpc() && GPC_REFUSES.includes(name as OptionalPurpose)
  const all = boxes.filter((box) => !isRefused(box)).map(({ name }) => name as OptionalPurpose)
  const root = document.documentElement

  if (hasGpc()) {
    for (const note of document.querySelectorAll<HTMLElement>(`[${GPC_ATTRIBUTE}]`)) note.hidden = false
    for (const box of boxes) box.disabled = isRefused(box)
  }

  const placeBar = () => {
    const below = Math.max(0, ...[...document.querySelectorAll<HTMLElement>(BELOW)].map((fixed) => fixed.offsetHeight))
    const height = bar.offsetHeight + below
    // Moved, not placed: what appears below it later shifts no layout.
    bar.style.translate = `0 -${below}px`
    bar.style.maxHeight = `calc(70dvh - ${below}px)`
    // What has the focus is scrolled above the bar.
    root.style.scrollPaddingBottom = `${height + 16}px`
    root.style.setProperty(HEIGHT, `${height}px`)
  }
  // What is below the bar comes late, changes its height, and goes with its page.
  const resized = new ResizeObserver(placeBar)
  const changed = new MutationObserver(() => {
    resized.disconnect()
    for (const fixed of [bar, ...document.querySelectorAll(BELOW)]) resized.observe(fixed)
    placeBar()
  })
  const showBar = (isShown: boolean) => {
    bar.hidden = !isShown
    if (isShown) {
      placeBar()
      resized.observe(bar)
      for (const fixed of document.querySelectorAll(BELOW)) resized.observe(fixed)
      changed.observe(document.body, { childList: true, subtree: true })
      return
    }
    changed.disconnect()
    resized.disconnect()
    root.style.scrollPaddingBottom = ''
    root.style.removeProperty(HEIGHT)
  }
  const choose = (purposes: OptionalPurpose[]) => {
    const hadFocus = bar.contains(document.activeElement)
    showBar(false)
    dialog.close()
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
    onChoice(purposes)
  }
  const openChoices = () => {
    for (const box of boxes) box.checked = granted().has(box.name)
    dialog.showModal()
  }

  // A press that came before this script is repeated by `replayEarlyInput`, which keeps the events of buttons that nobody handles.
  for (const control of document.querySelectorAll<HTMLElement>(`[${CHOICES_ATTRIBUTE}], [data-consent]`))
    control.dataset.handled = ''
  // In the capture phase: parts that React has not hydrated keep their clicks.
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(`[${CHOICES_ATTRIBUTE}], [data-consent]`) : null
      if (!pressed) return
      const action = pressed.getAttribute('data-consent')
      if (action === 'accept') choose(all)
      else if (action === 'decline') choose([])
      else if (action === 'save')
        choose(boxes.filter(({ checked }) => checked).map(({ name }) => name as OptionalPurpose))
      else if (action === 'close') dialog.close()
      else openChoices()
    },
    true,
  )
  if (mustAsk) showBar(true)
}
