import { watchNear } from '../lazy/whenNear'

/** Distance from the viewport at which the rest of a late part becomes elements. */
const ROOT_MARGIN = '900px'

let watching = false

/** Handles every `ShowMore` and `ShowMoreText` of the document with one listener, so that they need no hydration. */
export function watchShowMore(): void {
  if (typeof document === 'undefined' || watching) return
  watching = true
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-show-more]') : null
    if (button) toggle(button)
  }
  // In the capture phase: React stops the clicks of a part that it has not hydrated yet.
  document.addEventListener('click', onClick, true)
  // An early click is replayed on buttons that have this.
  for (const button of document.querySelectorAll<HTMLElement>('[data-show-more]')) {
    button.dataset.handled = ''
    if (findText(button)) watchNear(button, ROOT_MARGIN, () => createRest(button))
  }
  window.addEventListener('beforeprint', () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-show-more]')) createRest(button)
  })
}

const findPart = (button: Element) => document.getElementById(button.getAttribute('aria-controls') ?? '')

const findText = (button: Element) => findPart(button)?.querySelector(':scope > noscript')

/** Makes elements of a rest that is text, since it stands in a `noscript`. React does not hydrate it. */
function createRest(button: Element): void {
  const text = findText(button)
  if (text?.textContent) text.outerHTML = text.textContent
}

function toggle(button: HTMLButtonElement): void {
  const isShown = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', String(isShown))
  if (button.firstChild) button.firstChild.nodeValue = (isShown ? button.dataset.less : button.dataset.showMore) ?? ''
  createRest(button)
  findPart(button)?.toggleAttribute('data-shown', isShown)
}
