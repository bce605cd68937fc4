import type { OptionalPurpose } from '@/domain/tags/purposes'
import { BAR_ID, CHOICES_ATTRIBUTE, DIALOG_ID } from './pageConfig'

/** The bar's height while it is shown, read by the styles of what is fixed at the bottom, which are on every site. */
const HEIGHT = '--bottom-bar'

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
  const all = boxes.map(({ name }) => name as OptionalPurpose)
  const root = document.documentElement

  const placeBar = () => {
    const isShown = !bar.hidden
    // What has the focus is scrolled above the bar.
    root.style.scrollPaddingBottom = isShown ? `${bar.offsetHeight + 16}px` : ''
    // What is fixed at the bottom of the page, such as price and buttons of a car, stands on the bar.
    if (isShown) root.style.setProperty(HEIGHT, `${bar.offsetHeight}px`)
    else root.style.removeProperty(HEIGHT)
  }
  const showBar = (isShown: boolean) => {
    bar.hidden = !isShown
    placeBar()
  }
  window.addEventListener('resize', placeBar)
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
