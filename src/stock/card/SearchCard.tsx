import { packTerms } from '@/domain/finance/packedTerms'
import { formatDistance, formatDollars, formatNumber } from '@/domain/format'
import { type DialogKind, opensForm } from '@/domain/leads/formDialog'
import { isAvailable } from '@/domain/stock/availability'
import type { CarSummary } from '@/domain/stock/car'
import { type CardButton, cardButtons, reservesOnPage, showsFavourite } from '@/domain/stock/cardButtons'
import { makeAndModel } from '@/domain/stock/modelNames'
import { carPrice, cashPrice, isBelowMarket } from '@/domain/stock/price'
import { carTag } from '@/domain/stock/tags'
import { formatListedItem } from '@/domain/tags/listedItem'
import { FavouriteButton } from '@/shopper/FavouriteButton'
import { Button } from '@/ui/actions/Button'
import { Badge } from '@/ui/content/Badge'
import { Price } from '@/ui/content/Price'
import { CardLink } from '@/ui/layout/Card'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { iconClass } from '@/ui/media/Icon'
import { CardFacts } from './CardFacts'
import { CardPicture } from './CardPicture'
import type { CardSettings } from './cardSettings'
import { RequestPhotos } from './RequestPhotos'
import { WeeklyFigure } from './WeeklyFigure'

interface SearchCardProps {
  car: CarSummary
  settings: CardSettings
  /** ISO 8601, the reference time for "just arrived"; passed in so that server and browser agree */
  now: string
  headingLevel?: 2 | 3
  priority?: boolean
  /** straight-line distance from the shopper's postcode in kilometres; null without one */
  distanceKm?: number | null
}

/**
 * A car in a list (CARD-01 to CARD-05). Spans six rows of its grid and aligns them with its neighbours, so use it
 * inside a `CardGrid` or `CardRow`. The whole card links to the car; its buttons stay buttons.
 */
export function SearchCard(props: SearchCardProps) {
  const { car, settings, now, headingLevel = 3, priority = false, distanceKm = null } = props
  const { flags, wording, rules, cards } = settings
  const Heading = `h${headingLevel}` as const
  const available = isAvailable(car)
  const price = carPrice(car, { flags, wording })
  const tag = carTag(car, { flags, wording, rules }, new Date(now))
  const variant = [car.badge, car.series].filter(Boolean).join(' · ')
  const buttons = cardButtons(car, settings)
  const place = formatPlace(car)
  const distance = distanceKm === null ? null : `${formatDistance(distanceKm)} away`
  const locationLine = cards.locationOverlay ? '' : place
  const places = [locationLine, distance && (locationLine ? `· ${distance}` : distance)].filter((text) => text)
  const canSave = showsFavourite(car, {
    flags,
    listed: true,
    saved: true,
    isCompare: cards.saveButton === 'compare',
    usedOnly: settings.usedOnly,
  })
  return (
    <StaticHtml
      as="li"
      part={`card-${car.id}`}
      className="search-card card card-interactive row-span-6 mb-grid grid grid-rows-subgrid"
      data-testid="search-card"
      data-sold={available ? undefined : ''}
    >
      <CardPicture
        car={car}
        tag={tag}
        sold={!available}
        place={cards.locationOverlay ? place : null}
        priority={priority}
      >
        {cards.requestPhotos && <RequestPhotos car={car} />}
      </CardPicture>
      <div className="min-w-0 px-card pt-card">
        <Heading className="heading-5 truncate text-[1.0625rem] [text-wrap:nowrap]">
          <CardLink href={car.path} title={car.name}>
            {[car.year, makeAndModel(car.make, car.model)].filter(Boolean).join(' ')}
          </CardLink>
        </Heading>
        <p className="min-h-[1.45em] truncate text-sm text-muted">{variant}</p>
      </div>
      <CardFacts car={car} />
      <div className="px-card pt-4" data-testid="card-price">
        {available ? (
          <>
            <Price text={price.label} before={price.was === null ? null : formatDollars(price.was)} />
            <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 text-sm text-muted">
              {price.priceType}
              {flags.priceComparison && isBelowMarket(car) && (
                <Badge tone="positive" soft className="my-px text-xs">
                  Below market
                </Badge>
              )}
            </p>
            {car.weekly && <WeeklyFigure terms={packTerms(car.weekly.terms)} carPath={car.path} />}
          </>
        ) : (
          <p className="text-2xl font-bold tracking-tight text-muted">Sold</p>
        )}
      </div>
      <p className="card-place numbers">
        {places.map((text, position) => (
          <span
            key={text}
            className={position === 0 ? `sprite-icon-before truncate ${iconClass('map-pin')}` : 'flex-none'}
          >
            {text}
          </span>
        ))}
        {flags.cardViews && car.views > 0 && (
          <span className={`sprite-icon-before ml-auto flex-none ${iconClass('eye')}`}>
            {`${formatNumber(car.views)} views`}
          </span>
        )}
      </p>
      <div className="card-buttons">
        {buttons.map(({ kind, label, href }, index) => (
          <Button
            key={kind}
            size="sm"
            variant={index === 0 ? 'secondary' : 'quiet'}
            href={href ?? `${car.path}#enquire`}
            className="above-card-link"
            aria-label={`${label}, ${car.name}`}
            {...findForm(kind, label, car, flags)}
          >
            {label}
          </Button>
        ))}
      </div>
      {canSave && (
        <FavouriteButton
          kind={cards.saveButton}
          car={{
            id: car.id,
            name: car.name,
            slug: car.slug,
            make: car.make,
            model: car.model,
            primary_image_url: car.image?.url ?? null,
          }}
          onlyIfSaved={!available}
          item={formatListedItem({
            isNew: car.carType === 'new',
            price: available ? cashPrice(car) : null,
            stockNumber: car.stockNumber,
          })}
          className="above-card-link absolute top-2 right-2"
        />
      )}
    </StaticHtml>
  )
}

const FORMS: Partial<Record<CardButton['kind'], DialogKind>> = {
  enquire: 'car',
  similar: 'similar',
  testDrive: 'testDrive',
  reserve: 'reserve',
}

/** The form that a button opens in a dialog, whose label names the car; null if it links to a page with more than a form. */
function findForm(kind: CardButton['kind'], label: string, car: CarSummary, flags: CardSettings['flags']) {
  const form = FORMS[kind]
  if (!form || (form === 'reserve' && !reservesOnPage(flags))) return {}
  return opensForm({ kind: form, carId: car.id, title: label })
}

function formatPlace({ locationName, city, state }: CarSummary): string {
  if (locationName) return locationName
  return [city, state].filter(Boolean).join(' ')
}
