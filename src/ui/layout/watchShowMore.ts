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
  for (const button of document.querySelectorAll<HTMLElement>('[data-show-more]')) button.dataset.handled = ''
}

function toggle(button: HTMLButtonElement): void {
  const isShown = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', String(isShown))
  if (button.firstChild) button.firstChild.nodeValue = (isShown ? button.dataset.less : button.dataset.showMore) ?? ''
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-shown', isShown)
}
