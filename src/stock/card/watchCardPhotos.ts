import { pictureSources } from '@/ui/media/pictureSources'

let watching = false

/**
 * Loads the further photos of a card when it is touched, and follows the card's link when its photos are pressed. One listener for the
 * document, since cards are not hydrated.
 */
export function watchCardPhotos(): void {
  if (typeof document === 'undefined' || watching) return
  watching = true
  const listen = { capture: true, passive: true }
  document.addEventListener('pointerdown', (event) => loadPhotos(findStrip(event)), listen)
  document.addEventListener('pointerover', (event) => loadPhotos(findStrip(event)), listen)
  document.addEventListener('scroll', (event) => markPhoto(findStrip(event)), listen)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !findStrip(event)) return
    const link = (event.target as Element).closest('[data-testid="search-card"]')?.querySelector('.card-link')
    link?.dispatchEvent(new MouseEvent('click', event))
  })
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

/** For the dots below the photos. */
function markPhoto(strip: HTMLElement | null): void {
  if (strip)
    strip.parentElement?.setAttribute('data-photo-at', String(Math.round(strip.scrollLeft / strip.clientWidth)))
}
