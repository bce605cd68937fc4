import { pictureSources } from '@/ui/media/pictureSources'

/**
 * Loads the further photos of a card when it is touched, focused or swiped, and follows the card's link when its photos are pressed. One
 * listener for the document, since cards are not hydrated. Returns a function that ends it.
 */
export function watchCardPhotos(): () => void {
  const controller = new AbortController()
  const listen = { capture: true, passive: true, signal: controller.signal }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => loadPhotos(findStrip(event)), listen)
  document.addEventListener('scroll', (event) => showPhoto(findStrip(event)), listen)
  // At the window, since React stops presses of parts that are not hydrated.
  window.addEventListener('click', followCard, listen)
  return () => controller.abort()
}

function followCard(event: MouseEvent): void {
  if (!findStrip(event)) return
  const link = (event.target as Element).closest('[data-testid="search-card"]')?.querySelector('.card-link')
  link?.dispatchEvent(new MouseEvent('click', event))
}

function findStrip({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.card-photos') : null
}

function loadPhotos(strip: HTMLElement | null): void {
  const place = strip?.querySelector<HTMLElement>('[data-photo]')
  const first = strip?.querySelector('img')
  if (!place || !first) return
  const urls = place.dataset.photo?.split(' ') ?? []
  place.removeAttribute('data-photo')
  const slides = urls.map((_, i) => (i === 0 ? place : document.createElement('div')))
  for (const [i, slide] of slides.entries()) {
    const photo = first.cloneNode() as HTMLImageElement
    const { src, srcSet = '' } = pictureSources({ src: urls[i] ?? '', crop: '3:2', sizes: photo.sizes })
    photo.srcset = srcSet
    photo.src = src
    photo.alt = ''
    photo.loading = 'eager'
    slide.append(photo)
  }
  place.after(...slides.slice(1))
}

/** Of a strip that was swiped: the photo, and which of the dots below it is lit. */
function showPhoto(strip: HTMLElement | null): void {
  if (!strip) return
  loadPhotos(strip)
  strip.parentElement?.setAttribute('data-photo-at', String(Math.round(strip.scrollLeft / strip.clientWidth)))
}
