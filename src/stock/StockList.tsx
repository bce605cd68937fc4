import type { ReactNode } from 'react'
import type { ListTerms } from '@/domain/finance/listTerms'
import { isAvailable } from '@/domain/stock/availability'
import type { CarSummary } from '@/domain/stock/car'
import { carPrice } from '@/domain/stock/price'
import { NO_RESULTS } from '@/domain/stock/results'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { LateListTermsText } from '@/finance/LateListTermsText'
import { Button } from '@/ui/actions/Button'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { EmptyState } from '@/ui/content/EmptyState'
import { Section } from '@/ui/layout/Section'
import { Icon } from '@/ui/media/Icon'
import { CardGrid } from './card/CardGrid'
import { CardRow } from './card/CardRow'
import type { CardSettings } from './card/cardSettings'
import { LaterCards } from './card/LaterCards'
import { SearchCard } from './card/SearchCard'
import { PriceNote } from './PriceNote'

interface StockListProps {
  heading: string
  headingLevel: 1 | 2
  intro?: ReactNode
  cars: CarSummary[]
  settings: CardSettings
  /** ISO 8601 */
  now: string
  display: 'carousel' | 'grid'
  link?: { label: string; href: string } | null
  /** shows an empty state instead of nothing (STK-10) */
  showEmpty?: boolean
  /** the site's, once below the list; omitted where the page has it elsewhere */
  priceDisclaimer?: string
  /** the terms of the repayments, above the list; null if the site shows none */
  terms: ListTerms | null
  /** cards of a carousel that are whole in the HTML; the others load when the row comes near */
  wholeCards?: number
  /** in a preview all cards show what it does; elsewhere those that load later bring what the site shows with them */
  isPreview?: boolean
  /** the page has the warning of comparison rates elsewhere, as the page of a car with a repayment does */
  hasComparisonNote?: boolean
}

/** Cards of a row that fit beside one another on a wide screen. */
const CARDS_IN_VIEW = 4

/** A few cars under a heading, in a grid or a swipeable row, with a link to the rest (STK-17). */
export function StockList(props: StockListProps) {
  const { heading, headingLevel, intro, cars, settings, now, display, link } = props
  const {
    showEmpty = false,
    isPreview = false,
    hasComparisonNote = false,
    priceDisclaimer,
    terms,
    wholeCards = CARDS_IN_VIEW,
  } = props
  if (cars.length === 0) {
    if (!showEmpty) return null
    return (
      <Section heading={heading} headingLevel={headingLevel} intro={intro}>
        <EmptyState
          icon={<Icon name="search-x" />}
          title={NO_RESULTS.title}
          headingLevel={headingLevel === 1 ? 2 : 3}
          actions={<Button href={NO_RESULTS.offersLink}>{NO_RESULTS.clearFilters}</Button>}
        >
          <p>{NO_RESULTS.text}</p>
        </EmptyState>
      </Section>
    )
  }
  const renderCards = (list: readonly CarSummary[]) =>
    list.map((car) => <SearchCard key={car.id} car={car} settings={settings} now={now} headingLevel={3} />)
  const hasRepayments = cars.some(({ weekly }) => weekly)
  const note = (
    <>
      {!hasComparisonNote && hasRepayments && <ComparisonNote />}
      {priceDisclaimer && <PriceNote disclaimer={priceDisclaimer} cars={cars} />}
    </>
  )
  const above =
    hasRepayments && terms ? (
      <p className={`max-w-3xl text-sm text-muted ${display === 'grid' ? 'mb-4' : ''}`}>
        <LateListTermsText terms={terms} />
      </p>
    ) : null
  const action = link ? <LinkArrow href={link.href}>{link.label}</LinkArrow> : null
  if (display === 'grid') {
    return (
      <Section heading={heading} headingLevel={headingLevel} intro={intro} action={action}>
        {above}
        <CardGrid row={cars.length > 2}>{renderCards(cars)}</CardGrid>
        {note}
      </Section>
    )
  }
  return (
    <>
      <CardRow
        label={heading}
        head={
          <Section heading={heading} headingLevel={headingLevel} intro={intro}>
            {above}
          </Section>
        }
      >
        {renderCards(cars.slice(0, wholeCards))}
        {cars.length > wholeCards && (
          <LaterCards
            cars={cars.slice(wholeCards).map((car) => ({
              id: car.id,
              path: car.path,
              name: car.name,
              price: isAvailable(car) ? carPrice(car, settings).label : 'sold',
            }))}
            {...(isPreview && { inPreview: { settings, terms, now } })}
            isTall={wholeCards === 0 && hasRepayments}
          />
        )}
      </CardRow>
      {note}
      {action && <div className="mt-4 md:mt-6">{action}</div>}
    </>
  )
}
