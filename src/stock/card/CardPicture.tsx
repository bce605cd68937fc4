import type { ReactNode } from 'react'
import type { CarSummary } from '@/domain/stock/car'
import type { CarTag } from '@/domain/stock/tags'
import { Badge, type Tone } from '@/ui/content/Badge'
import { Icon } from '@/ui/media/Icon'
import { Picture, type PictureProps, preloadPicture } from '@/ui/media/Picture'

const TONES: Record<CarTag['kind'], Tone> = {
  sold: 'sold',
  fuel: 'positive',
  reserved: 'warning',
  certified: 'accent',
  dealer: 'ink',
  comingSoon: 'ink',
  justArrived: 'accent',
}

interface CardPictureProps {
  car: CarSummary
  tag: CarTag | null
  sold: boolean
  /** on the photo's lower edge; null for none */
  place: string | null
  /** loads immediately: for cards above the fold */
  priority: boolean
  /** below the text shown instead of a photo */
  children?: ReactNode
}

/**
 * The car's first photo, or the 'new arrival' placeholder (CARD-04), with its tag. Photos of sold cars are greyscale. On touch screens
 * the next two photos can be swiped to; they load when the card is touched.
 */
export function CardPicture({ car, tag, sold, place, priority, children }: CardPictureProps) {
  const photos = car.image ? 1 + car.morePhotos.length : 0
  const picture = car.image && (
    <Picture {...photo(car.image)} priority={priority} className={sold ? 'grayscale' : undefined} />
  )
  return (
    <div
      className="card-picture relative aspect-3/2 overflow-hidden rounded-t-[calc(var(--radius-card)-1px)] bg-surface"
      data-photos={photos > 1 ? photos : undefined}
    >
      {picture ? (
        photos > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: photos to swipe through
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by arrow keys
          <div className="card-photos" role="group" aria-label="Photos" tabIndex={0}>
            <div>{picture}</div>
            {/* One element that is as wide as all of them, until they load. */}
            <div data-photo={car.morePhotos.map((url) => url.replaceAll(' ', '%20')).join(' ')} />
          </div>
        ) : (
          picture
        )
      ) : (
        <div className="grid size-full place-content-center justify-items-center gap-1 bg-ink/5 text-muted">
          <Icon name="camera-thin" className="mb-1 size-8" />
          <p className="text-sm font-semibold text-ink">{sold ? 'No photos' : 'New arrival'}</p>
          {!sold && <p className="text-sm">Photos on their way</p>}
          {!sold && children}
        </div>
      )}
      {place && (
        <p className="absolute bottom-0 left-0 flex max-w-full items-center gap-1.5 rounded-tr-sm bg-paper py-1 pr-3 pl-3 text-sm font-semibold">
          <Icon name="map-pin" className="size-4 flex-none text-muted" />
          <span className="sr-only">At </span>
          <span className="truncate">{place}</span>
        </p>
      )}
      {tag && (
        <Badge tone={TONES[tag.kind]} className="absolute top-3 left-3 block max-w-[calc(100%-5.5rem)] truncate">
          {tag.label}
        </Badge>
      )}
    </div>
  )
}

/** Announces the photo of a card with `priority` in the head, for a card whose HTML is cached. */
export function preloadCardPicture({ image }: CarSummary): void {
  if (image) preloadPicture(photo(image))
}

const photo = ({ thumbUrl, alt }: NonNullable<CarSummary['image']>): PictureProps => ({
  ...{ src: thumbUrl, alt: alt ?? '', fill: true },
  crop: '3:2',
  sizes: '(min-width: 96rem) 18rem, (min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw',
})
