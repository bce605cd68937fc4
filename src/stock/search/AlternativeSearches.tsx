import { formatCount } from '@/domain/format'
import { ComparisonNote } from '@/finance/ComparisonNote'
import { ListTermsText } from '@/finance/ListTermsText'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { Icon } from '@/ui/media/Icon'
import { CardGrid } from '../card/CardGrid'
import { SearchCard } from '../card/SearchCard'
import { useAnswer, useSearchSetup } from './SearchContext'
import { toAddress } from './searchUiState'
import type { Alternatives } from './useAlternatives'

/** Ways out of a search that found nothing: what to leave out, with counts. */
export function AlternativeSearches({
  alternatives: { offers, unknownWords, missing },
}: {
  alternatives: Alternatives
}) {
  const setup = useSearchSetup()
  const { change } = useAnswer()
  if (offers.length === 0 && unknownWords === null && missing.length === 0) return null
  return (
    <div className="mx-auto -mt-6 max-w-lg px-4 pb-12 text-center">
      {missing.length > 0 && <p className="text-muted">We have no {missing.join(' or ')} at the moment.</p>}
      {unknownWords !== null && <p className="text-muted">Nothing in our stock matches “{unknownWords}”.</p>}
      {offers.length > 0 && (
        <ul className="mt-3 flex flex-wrap justify-center gap-2" aria-label="Searches that find something">
          {offers.map(({ label, search, count }) => (
            <li key={label}>
              <a
                href={toAddress(search, setup)}
                rel="nofollow"
                className="chip"
                onClick={(event) => {
                  if (opensNewTab(event)) return
                  event.preventDefault()
                  change(() => search)
                  // The link is gone with the results.
                  document.getElementById('results')?.focus({ preventScroll: true })
                }}
              >
                Without {label}: {formatCount(count, setup.stockNoun)}
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The cars most like what a search asked for that found nothing, or else those that came in last. */
export function NearestCars({ alternatives: { nearest, isNewest } }: { alternatives: Alternatives }) {
  const { card, now, stockNoun, listTerms } = useSearchSetup()
  const hasRepayments = nearest.some(({ weekly }) => weekly)
  if (nearest.length === 0) return null
  // A dealer of caravans has cars too.
  const noun =
    nearest.some(({ itemType }) => itemType === 'car') && stockNoun.one !== 'car' ? 'vehicles' : stockNoun.many
  const many = noun.charAt(0).toUpperCase() + noun.slice(1)
  return (
    <section aria-labelledby="nearest-cars">
      <h2 id="nearest-cars" className="heading-3 mb-5">
        {isNewest ? `${many} that came in last` : `${many} that come close`}
      </h2>
      {hasRepayments && listTerms && (
        <p className="mb-4 max-w-3xl text-sm text-muted">
          <ListTermsText terms={listTerms} />
        </p>
      )}
      <CardGrid wide>
        {nearest.map((car) => (
          <SearchCard key={car.id} car={car} settings={card} now={now} headingLevel={3} />
        ))}
      </CardGrid>
      {hasRepayments && <ComparisonNote />}
    </section>
  )
}
