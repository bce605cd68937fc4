import { carTitle } from '@/domain/car/carTitle'
import type { ComparedCar, CompareGroup } from '@/domain/car/compareCars'
import { COMPARED, compareLink } from '@/domain/car/comparedLink'
import { COMPARISON_WARNING } from '@/domain/finance/assumptions'
import type { Site } from '@/domain/site/site'
import { CompareNamesBar } from '@/shopper/CompareNamesBar'
import { FollowRemoved, PrintPage, RemoveCompared, ShowStoredCompared } from '@/shopper/ComparePageButtons'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/content/EmptyState'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'

interface CompareViewProps {
  site: Site
  cars: readonly ComparedCar[]
  groups: readonly CompareGroup[]
}

const HEADING_ID = 'compare-heading'

/** Cars side by side: links remove and move them, so that every state has an address of its own. */
export function CompareView({ site, cars, groups }: CompareViewProps) {
  const { stockNoun, links } = site
  if (cars.length === 0) {
    return (
      <div className="container-page py-10">
        <h1 id={HEADING_ID} tabIndex={-1} className="heading-1">
          Compare {stockNoun.many}
        </h1>
        <FollowRemoved slugs="" headingId={HEADING_ID} />
        <ShowStoredCompared />
        <EmptyState
          title={`No ${stockNoun.many} to compare yet`}
          actions={<Button href={links.stock}>See our {stockNoun.many}</Button>}
        >
          Press Compare on up to four {stockNoun.many}, and see them side by side.
        </EmptyState>
      </div>
    )
  }
  const slugs = cars.map(({ car }) => car.slug)
  return (
    <div className="container-page py-8 md:pb-section-space">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 id={HEADING_ID} tabIndex={-1} className="heading-1">
            Compare {stockNoun.many}
          </h1>
          <FollowRemoved slugs={slugs.join()} headingId={HEADING_ID} />
          <p className="measure mt-2 text-muted">
            Rows that differ are marked with a bar, the best value of a row with a star. The address of this page can be
            shared.
          </p>
        </div>
        <div className="flex gap-2" data-print="hidden">
          {cars.length < COMPARED.max && (
            <Button href={links.stock} variant="secondary" size="sm">
              <Icon name="plus" />
              Add another
            </Button>
          )}
          <PrintPage />
        </div>
      </div>
      <CompareNamesBar cars={cars.map(({ car }) => ({ id: car.id, name: carTitle(car).title }))} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className="compare" aria-label="Comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td className="compare-label" />
              {cars.map(({ car }) => (
                <td key={car.id} className="compare-car">
                  <CarPhoto car={car} />
                </td>
              ))}
            </tr>
            {/* On wide screens it stays in sight while the rows scroll. */}
            <tr>
              <td className="compare-label compare-name" />
              {cars.map(({ car }) => (
                <th key={car.id} scope="col" className="compare-name">
                  <CarName car={car} />
                </th>
              ))}
            </tr>
            <tr data-print="hidden">
              <td className="compare-label" />
              {cars.map(({ car }, index) => (
                <td key={car.id}>
                  <CarLinks car={car} index={index} slugs={slugs} />
                </td>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="colgroup" colSpan={cars.length + 1} className="compare-group">
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map(({ label, cells, differs }) => (
                <tr key={label} data-differs={differs || undefined}>
                  <th scope="row" className="compare-label">
                    {label}
                    {differs && <span className="sr-only"> (differs)</span>}
                  </th>
                  {cells.map(({ text, isBest }, index) => (
                    <td key={slugs[index]} data-best={isBest || undefined}>
                      <span aria-hidden className="compare-small-label">
                        {label}
                      </span>
                      {isBest && <Icon name="star" className="mr-1 inline-block size-4 text-positive-text" />}
                      {text ?? <span className="text-muted">Not stated</span>}
                      {isBest && <span className="sr-only"> (best)</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {cars.some(({ repayment, siteRepayment }) => repayment ?? siteRepayment) && (
        <p className="mt-6 text-sm text-muted">* {COMPARISON_WARNING}</p>
      )}
      <p className="measure mt-6 text-sm text-muted">
        {site.flags.finance && `${site.wording.financeDisclaimer} `}
        {site.wording.priceDisclaimer}
      </p>
    </div>
  )
}

function CarPhoto({ car }: Pick<ComparedCar, 'car'>) {
  const image = car.images[0]
  return (
    <span className="relative block aspect-3/2 overflow-hidden rounded-control bg-surface">
      {image && <Picture src={image.url} alt="" fill crop="3:2" sizes="(min-width: 64rem) 17rem, 45vw" />}
    </span>
  )
}

function CarName({ car }: Pick<ComparedCar, 'car'>) {
  const { title, subtitle } = carTitle(car)
  return (
    <>
      <Anchor href={car.path} className="block font-semibold hover:underline hover:underline-offset-4">
        {title}
      </Anchor>
      {subtitle && <span className="block text-sm font-normal text-muted">{subtitle}</span>}
    </>
  )
}

function CarLinks({ car, index, slugs }: Pick<ComparedCar, 'car'> & { index: number; slugs: readonly string[] }) {
  const others = slugs.filter((slug) => slug !== car.slug)
  const moved = [...slugs.slice(0, index - 1), car.slug, slugs[index - 1]!, ...slugs.slice(index + 1)]
  return (
    <span className="-ml-3 flex flex-wrap">
      <RemoveCompared slug={car.slug} name={car.name} href={compareLink(others)} />
      {index > 0 && (
        <Button href={compareLink(moved)} variant="quiet" size="sm">
          <Icon name="arrow-left" />
          Move<span className="sr-only"> {car.name} to the left</span>
        </Button>
      )}
    </span>
  )
}
