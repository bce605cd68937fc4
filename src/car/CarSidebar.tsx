import { instantMessageLink, reserveOffer } from '@/domain/car/carButtons'
import { carTitle } from '@/domain/car/carTitle'
import { privateLocation } from '@/domain/car/vehicleDetails'
import type { CarFinance } from '@/domain/finance/carFinance'
import type { FinanceTerms } from '@/domain/finance/financeTerms'
import { formatDollars } from '@/domain/format'
import { opensForm } from '@/domain/leads/formDialog'
import { carPhone } from '@/domain/locations/carPhone'
import type { Location } from '@/domain/locations/location'
import { addCarId } from '@/domain/site/addCarId'
import type { Site } from '@/domain/site/site'
import { isAvailable, soldNotice } from '@/domain/stock/availability'
import type { Car } from '@/domain/stock/car'
import { canBeDriven, PAGE_FIND_SIMILAR_LABEL, reservesOnPage } from '@/domain/stock/cardButtons'
import { itemLabels } from '@/domain/stock/labels'
import { carPrice } from '@/domain/stock/price'
import { priceTypeMeaning } from '@/domain/stock/priceTypes'
import { carTag } from '@/domain/stock/tags'
import { LateRepaymentSummary } from '@/finance/LateRepaymentTeaser'
import { Button, type ButtonVariant } from '@/ui/actions/Button'
import { Badge } from '@/ui/content/Badge'
import { Price } from '@/ui/content/Price'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { Icon } from '@/ui/media/Icon'
import { FavouriteButton } from '../shopper/FavouriteButton'
import { LateCarVisit, LatePrintCar, LateShareCar, LateWatchCar } from './lateSections'
import { PhoneButton } from './PhoneButton'

/** Stands before 'Enquire Now' if the dealer has a chat (CAR-06). */
export const INSTANT_MESSAGE = 'Instant Message'

interface CarSidebarProps {
  car: Car
  site: Site
  location: Location | null
  /** null if the site shows no repayment for this car */
  finance: CarFinance | null
  /** of the car's card, where it shows another repayment */
  listTerms: FinanceTerms | null
  now: Date
}

/** The key facts next to the photos: name, price, repayment, location and actions (CAR-02 to CAR-04). */
export function CarSidebar({ car, site, location, finance, listTerms, now }: CarSidebarProps) {
  const available = isAvailable(car)
  const tag = carTag(car, { flags: site.flags, wording: site.wording, rules: site.stockRules }, now)
  const { title, subtitle } = carTitle(car)
  const { id, name, slug, make, model } = car
  const saved = { id, name, slug, make, model, primary_image_url: car.images[0]?.url ?? null }
  return (
    <div className="card grid gap-3 p-card sm:gap-5 lg:p-6">
      <div className="flex items-start justify-between gap-4">
        <StaticHtml as="div" part="car-title" className="min-w-0">
          {tag && (
            <Badge tone={available ? 'ink' : 'sold'} className="mb-3">
              {tag.label}
            </Badge>
          )}
          <p className="heading-3">{title}</p>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
        </StaticHtml>
        <div className="flex gap-1">
          {site.flags.compare && available && <FavouriteButton kind="compare" car={saved} />}
          {site.flags.favourites && <FavouriteButton car={saved} onlyIfSaved={!available} />}
        </div>
      </div>
      {available ? <Offer {...{ car, site, finance, listTerms }} /> : <SoldNotice car={car} />}
      {available ? <BuyButtons car={car} site={site} location={location} /> : <SimilarButton car={car} site={site} />}
      <div className="border-t border-hairline pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {(location || privateLocation(car)) && (
            <StaticHtml
              as="a"
              part="map-link"
              href="#vehicle-map"
              className="inline-flex min-h-11 items-center gap-2 text-sm link"
            >
              <Icon name="map-pin" className="size-4.5 flex-none text-muted" />
              {location?.name ?? 'Vehicle Location'}
            </StaticHtml>
          )}
          <LateCarVisit
            car={{
              id: car.id,
              stocknum: car.stockNumber,
              make: car.make,
              model: car.model,
              body: car.body,
              simple_body: car.simpleBody,
              slug: car.slug,
              carType: car.carType,
            }}
            websiteId={site.id}
            views={car.views}
            fields={{
              status: car.status,
              reserved: car.reserved,
              updatedAt: car.updatedAt,
              photosCount: car.photosCount,
            }}
          />
        </div>
        <div className="-mx-3 flex flex-wrap items-center" data-print="hidden">
          <LateShareCar carName={car.name} />
          {available && site.flags.watchlist && (
            <LateWatchCar
              car={{ id: car.id, name: car.name, path: car.path }}
              listLink={`${site.links.garage}#watchlist`}
            />
          )}
          {available && <LatePrintCar car={{ id: car.id, slug: car.slug, path: car.path }} />}
        </div>
      </div>
    </div>
  )
}

type ButtonsProps = Pick<CarSidebarProps, 'car' | 'site' | 'location'>

/** Reserve, enquire or message, call, directions; the first is in the site's accent colour (CAR-02, CAR-06, CAR-19). */
function BuyButtons({ car, site, location }: ButtonsProps) {
  const reserve = reserveOffer(car, site)
  const message = instantMessageLink(car, site)
  const phone = carPhone(car, site, location)
  const variant = reserve ? 'secondary' : 'primary'
  const label = itemLabels(car)
  return (
    <div className="grid gap-2.5">
      {reserve && (
        <Button
          href={reserve.link}
          size="lg"
          fullWidth
          {...(reservesOnPage(site.flags) &&
            opensForm({ kind: 'reserve', carId: car.id, title: 'Reserve Now', about: car.name }))}
        >
          {label.reserve}
          <span className="numbers font-normal">{reserve.fee}</span>
        </Button>
      )}
      {message && (
        <Button href={message} variant={variant} size="lg" fullWidth target="_blank" className="in-bottom-bar">
          <Icon name="message-circle" />
          {INSTANT_MESSAGE}
        </Button>
      )}
      {/* Not every shopper has the chat's app, and links to #enquire lead to the form. */}
      <FormButton
        kind="car"
        label={site.wording.enquireNow}
        variant={message ? 'secondary' : variant}
        car={car}
        site={site}
        className={message ? undefined : 'in-bottom-bar'}
      />
      {phone && (
        <PhoneButton
          label="Call Now"
          phone={phone}
          unmasked={site.flags.showPhoneAtOnce}
          car={{ carId: car.id, dealershipId: location?.dealershipId ?? null, websiteId: site.id }}
          className="in-bottom-bar"
        />
      )}
      {car.reserved ? (
        <SimilarButton car={car} site={site} variant="secondary" />
      ) : (
        canBeDriven(car) && (
          <Button
            href={addCarId(site.links.testDrive, car.id)}
            variant="quiet"
            size="sm"
            fullWidth
            {...opensForm({ kind: 'testDrive', carId: car.id, title: label.testDrive, about: car.name })}
          >
            <Icon name="calendar-clock" />
            {label.testDrive}
          </Button>
        )
      )}
    </div>
  )
}

function SimilarButton({ car, site, variant }: FormButtonProps) {
  return <FormButton kind="similar" label={PAGE_FIND_SIMILAR_LABEL} car={car} site={site} variant={variant} />
}

interface FormButtonProps extends Pick<CarSidebarProps, 'car' | 'site'> {
  variant?: ButtonVariant
  className?: string
}

/**
 * Opens a form about this car in a dialog, also for the address hash #enquire (CAR-02, LEAD-13). Without JavaScript it
 * links to the contact page.
 */
function FormButton({
  kind,
  label,
  car,
  site,
  variant,
  className,
}: FormButtonProps & { kind: 'car' | 'similar'; label: string }) {
  return (
    <Button
      id={kind === 'similar' && isAvailable(car) ? undefined : 'enquire'}
      href={addCarId(site.links.contact, car.id)}
      size="lg"
      variant={variant}
      fullWidth
      className={className}
      {...opensForm({ kind, carId: car.id, title: label, about: car.name })}
    >
      {label}
    </Button>
  )
}

function Offer({ car, site, finance, listTerms }: Pick<CarSidebarProps, 'car' | 'site' | 'finance' | 'listTerms'>) {
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  return (
    <div>
      <StaticHtml as="div" part="price">
        <Price
          text={price.label}
          before={price.was === null ? null : formatDollars(price.was)}
          note={price.priceType}
          size="lg"
        />
        {price.amount !== null && (
          <AboutPrice meaning={priceTypeMeaning(car.priceType)} disclaimer={site.wording.priceDisclaimer} />
        )}
      </StaticHtml>
      {finance && <LateRepaymentSummary {...finance} listTerms={listTerms ?? undefined} />}
    </div>
  )
}

/** What the price includes, on demand: it stands beside the price and takes one line. */
function AboutPrice({ meaning, disclaimer }: { meaning: string | null; disclaimer: string }) {
  return (
    <details className="text-sm text-muted">
      <summary className="link inline-block cursor-pointer py-0.5 sm:py-1">About this price</summary>
      {[meaning, disclaimer].filter(Boolean).join(' ')}
    </details>
  )
}

function SoldNotice({ car }: { car: Car }) {
  return (
    <div role="status" className="rounded-control border border-hairline bg-paper p-4">
      <p className="font-semibold">{soldNotice(car)}</p>
      <p className="mt-1 text-muted">We can find you a similar one, from our own yards or in transit.</p>
    </div>
  )
}
