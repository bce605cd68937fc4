import { CalendarClock, MapPin } from 'lucide-react'
import { carTitle } from '@/domain/car/carTitle'
import type { WeeklyEstimate } from '@/domain/finance/weeklyEstimate'
import { weeklyTeaser } from '@/domain/finance/weeklyEstimate'
import { formatDollars, formatNumber, formatPercent } from '@/domain/format'
import { defaultFormRules } from '@/domain/leads/enquiry'
import type { Location } from '@/domain/locations/location'
import type { Site } from '@/domain/site/site'
import { withCarId } from '@/domain/site/withCarId'
import { isAvailable, soldNotice } from '@/domain/stock/availability'
import type { Car } from '@/domain/stock/car'
import { FIND_SIMILAR_ON_PAGE } from '@/domain/stock/cardButtons'
import { carPrice } from '@/domain/stock/price'
import { carTag } from '@/domain/stock/tags'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Price } from '@/ui/Price'
import { FavouriteButton } from '../shopper/FavouriteButton'
import { EnquireDialog } from './EnquireDialog'
import { ShareCar } from './ShareCar'

interface CarSidebarProps {
  car: Car
  site: Site
  location: Location | null
  /** null where the site shows no repayment on this car */
  weekly: WeeklyEstimate | null
  now: Date
}

/** What decides a purchase, beside the photos: name, price, repayment, place, and what to do next (CAR-02 to CAR-04). */
export function CarSidebar({ car, site, location, weekly, now }: CarSidebarProps) {
  const available = isAvailable(car)
  const tag = carTag(car, { flags: site.flags, wording: site.wording, rules: site.stockRules }, now)
  const { title, subtitle } = carTitle(car)
  return (
    <div className="card grid gap-5 p-card lg:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          {tag && (
            <Badge tone={available ? 'ink' : 'sold'} className="mb-3">
              {tag.label}
            </Badge>
          )}
          <p className="heading-3">{title}</p>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
        </div>
        {site.flags.favourites && (
          <FavouriteButton
            car={{
              id: car.id,
              name: car.name,
              slug: car.slug,
              make: car.make,
              model: car.model,
              primary_image_url: car.images[0]?.url ?? null,
            }}
            onlyIfSaved={!available}
          />
        )}
      </div>
      {available ? <Offer car={car} site={site} weekly={weekly} /> : <SoldNotice car={car} />}
      <div className="grid gap-2.5">
        <EnquireDialog
          label={available ? site.wording.enquireNow : FIND_SIMILAR_ON_PAGE}
          title={available ? site.wording.enquireNow : FIND_SIMILAR_ON_PAGE}
          description={car.name}
          form={{
            kind: available ? 'car' : 'similar',
            rules: defaultFormRules(available ? 'car' : 'similar', 0),
            locations: [],
            carId: car.id,
            consent: site.wording.enquiryConsent,
            optInDefault: site.marketingOptInDefault,
            askRego: false,
            terms: null,
            submitLabel: 'Send enquiry',
            successLink: null,
          }}
        />
        {available && (
          <Button href={withCarId(site.links.testDrive, car.id)} variant="secondary" fullWidth>
            <CalendarClock aria-hidden />
            Book a Test Drive
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-3">
        <a href="#vehicle-map" className="inline-flex min-h-11 items-center gap-2 text-sm link">
          <MapPin aria-hidden className="size-4.5 text-muted" />
          {location?.name ?? 'Vehicle Location'}
        </a>
        <ShareCar carName={car.name} />
      </div>
      {car.views > 0 && <p className="numbers -mt-3 text-sm text-muted">{formatNumber(car.views)} views</p>}
    </div>
  )
}

function Offer({ car, site, weekly }: Pick<CarSidebarProps, 'car' | 'site' | 'weekly'>) {
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  return (
    <div>
      <Price
        text={price.label}
        before={price.was === null ? null : formatDollars(price.was)}
        note={price.priceType}
        size="lg"
      />
      {weekly && (
        <p className="numbers mt-3 text-sm text-muted">
          <a href="#finance-calculator" className="text-base font-semibold link">
            {weeklyTeaser(weekly.payment)}
          </a>
          <span className="mt-0.5 block">
            * {formatPercent(weekly.ratePercent)} p.a., comparison rate {formatPercent(weekly.comparisonRatePercent)}{' '}
            p.a.
          </span>
        </p>
      )}
    </div>
  )
}

function SoldNotice({ car }: { car: Car }) {
  return (
    <div role="status" className="rounded-control bg-surface p-4">
      <p className="font-semibold">{soldNotice(car)}</p>
      <p className="mt-1 text-muted">We can find you one like it, from our own yards or on its way to them.</p>
    </div>
  )
}
