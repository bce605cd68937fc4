import { unbrokenHyphens } from '@/domain/format'
import { ownVehicleNoun } from '@/domain/leads/ownVehicle'
import { MAX_OWN_CAR_PHOTOS, MAX_OWN_CARS, MAX_PHOTO_BYTES, type OwnCar, ownCarName } from '@/domain/shoppers/ownCar'
import type { Site } from '@/domain/site/site'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { Icon } from '@/ui/media/Icon'
import { OwnCarForm } from './OwnCarForm'

interface OwnCarViewProps {
  site: Site
  /** null for a new one */
  car: OwnCar | null
  /** local ISO date */
  today: string
  /** verified email of the shopper, for reminders */
  email: string | null
  /** something has just been saved */
  saved: boolean
  error?: string
}

const ERRORS: Record<string, string> = {
  fields: 'Please enter make, model, year and kilometres, and for a reminder when the service is.',
  email: 'Add your email to your account for reminders.',
  full: `Your garage has ${MAX_OWN_CARS} vehicles. Remove one first.`,
  size: `Please choose photos of at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB each.`,
  noPhoto: 'Please choose a photo first.',
  notPhoto: 'Please choose photos as JPEG, PNG or WebP.',
  photosFull: `A vehicle has at most ${MAX_OWN_CAR_PHOTOS} photos. Remove one first.`,
  photosBusy: 'Many photos are being added just now. Please try again in a minute.',
}

/** One of the shopper's own cars: its details, its photos, and its end. Only the details use script, and work without. */
export function OwnCarView({ site, car, today, email, saved, error }: OwnCarViewProps) {
  const noun = ownVehicleNoun(site.stockNoun)
  const message = error === undefined ? undefined : ERRORS[error]
  return (
    <div className="container-page max-w-3xl py-10 md:pb-section-space">
      <p className="mb-4">
        <Anchor href={`${site.links.garage}#cars`} className="link inline-flex min-h-11 items-center gap-1.5">
          <Icon name="arrow-left" className="size-4" />
          {site.wording.myGarage}
        </Anchor>
      </p>
      <h1 className="heading-1 break-words">{car ? unbrokenHyphens(ownCarName(car)) : `Add your ${noun}`}</h1>
      <div className="mt-6 empty:hidden">
        {message && <ErrorSummary problems={[{ message }]} attempt={1} />}
        {saved && !message && (
          <p role="status" className="font-semibold text-positive-text">
            Saved.
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-6">
        <OwnCarForm key={car?.id ?? 'new'} {...{ car, noun, today, email }} garagePath={`${site.links.garage}#cars`} />
        {car && <Photos car={car} />}
        {car && (
          <section className="card p-card">
            <h2 className="heading-4 mb-3">Remove from your garage</h2>
            <p className="measure text-muted">Its details, photos and reminder are deleted at once.</p>
            <form method="post" action={`/api/shopper/vehicles/${car.id}`} className="mt-4">
              <input type="hidden" name="action" value="remove" />
              <Button type="submit" variant="secondary">
                Remove {noun}
              </Button>
            </form>
          </section>
        )}
      </div>
    </div>
  )
}

function Photos({ car }: { car: OwnCar }) {
  const left = MAX_OWN_CAR_PHOTOS - car.photos.length
  return (
    <section id="photos" className="card scroll-mt-24 p-card">
      <h2 className="heading-4 mb-3">Photos</h2>
      <p className="measure text-muted">
        Only you see them here, and the dealer’s staff. Where a photo was taken is removed.
      </p>
      {car.photos.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {car.photos.map((id, index) => (
            <li key={id}>
              {/* biome-ignore lint/performance/noImgElement: a private picture, which no image service may fetch */}
              <img
                src={`/api/shopper/vehicles/photos/${id}`}
                alt={`${ownCarName(car)}, ${index + 1} of ${car.photos.length}`}
                loading="lazy"
                className="aspect-4/3 w-full rounded-control bg-surface object-cover"
              />
              <form method="post" action={`/api/shopper/vehicles/photos/${id}`}>
                <input type="hidden" name="action" value="remove" />
                <Button type="submit" variant="quiet" size="sm" className="-ml-3">
                  Remove<span className="sr-only"> photo {index + 1}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <form
          method="post"
          action={`/api/shopper/vehicles/${car.id}/photos`}
          encType="multipart/form-data"
          className="mt-5 flex flex-wrap items-end gap-3"
        >
          <Field
            label="Add photos"
            required
            help={`JPEG, PNG or WebP, at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB each, ${left} more.`}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="photos"
                accept="image/jpeg,image/png,image/webp"
                multiple
                className="control h-auto py-2 file:mr-3 file:rounded-control file:border-0 file:bg-ink/7 file:px-3 file:py-1.5 file:font-semibold"
              />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            Upload
          </Button>
        </form>
      )}
    </section>
  )
}
