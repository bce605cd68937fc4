export const NOT_FOUND = '/forecourt/image-not-found.svg'

let watching = false

/**
 * Replaces every picture that cannot be loaded by the not-found image, and removes the blurred preview below one that has
 * loaded. One listener for the document, since load and error events of images do not bubble but can be captured.
 */
export function watchPictures(): void {
  if (typeof document === 'undefined' || watching) return
  watching = true
  document.addEventListener('error', ({ target }) => isPicture(target) && replaceBroken(target), true)
  document.addEventListener('load', ({ target }) => isPicture(target) && removeBlur(target), true)
  // Pictures that were loaded or had failed before.
  for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
    if (!image.complete) continue
    // SVGs may have no intrinsic size.
    if (image.naturalWidth === 0 && image.srcset) replaceBroken(image)
    else removeBlur(image)
  }
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.classList.contains('picture')

function replaceBroken(image: HTMLImageElement): void {
  removeBlur(image)
  if (image.getAttribute('src') === NOT_FOUND) return
  if (image.parentElement instanceof HTMLPictureElement)
    for (const source of image.parentElement.querySelectorAll('source')) source.remove()
  image.removeAttribute('srcset')
  image.src = NOT_FOUND
}

function removeBlur(image: HTMLImageElement): void {
  image.style.removeProperty('background-image')
}
