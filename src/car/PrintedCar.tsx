import type { Brochure } from '@/domain/car/brochure'
import type { MediaImage } from '@/domain/mediaImage'
import type { CarImage } from '@/domain/stock/car'
import { DefinitionList } from '@/ui/content/DefinitionList'
import { Picture } from '@/ui/media/Picture'

interface PrintedCarProps {
  brochure: Brochure
  images: readonly CarImage[]
  siteName: string
  logo: MediaImage | null
}

/** Small photos below the large one. */
const SMALL_PHOTOS = 3

/** The printable page of a car (CAR-16). */
export function PrintedCar({ brochure, images, siteName, logo }: PrintedCarProps) {
  const {
    title,
    subtitle,
    notice,
    price,
    repayment,
    keyFacts,
    comments,
    groups,
    details,
    features,
    furtherFeatures,
    dealer,
  } = brochure
  const [large, ...small] = images
  return (
    <article className="container-page max-w-4xl py-8 print:max-w-none print:p-0">
      <header className="mb-5 flex items-center justify-between gap-6 border-b border-hairline pb-4">
        {logo ? (
          <span className="relative block h-10 w-52 [&>img]:object-left">
            <Picture fill fit="contain" src={logo.url} alt={siteName} sizes="208px" priority />
          </span>
        ) : (
          <p className="heading-4">{siteName}</p>
        )}
        <p className="numbers text-right text-sm">
          {dealer.phone && <span className="block text-lg font-bold">{dealer.phone}</span>}
          {dealer.place ?? dealer.name}
        </p>
      </header>
      {large && (
        <div className="relative aspect-video overflow-hidden rounded-panel bg-surface print:aspect-[2/1]">
          <Picture fill src={large.url} alt={large.alt || title} sizes="56rem" priority />
        </div>
      )}
      {small.length > 0 && (
        <ul className="mt-2 grid grid-cols-3 gap-2">
          {small.slice(0, SMALL_PHOTOS).map(({ url }) => (
            <li key={url} className="relative aspect-3/2 overflow-hidden rounded-control bg-surface">
              <Picture fill src={url} alt="" sizes="18rem" priority />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
        <div className="min-w-0 flex-1">
          {notice && <p className="font-bold text-sold">{notice}</p>}
          <h1 className="heading-2">{title}</h1>
          {subtitle && <p className="mt-1 text-lg text-muted">{subtitle}</p>}
        </div>
        {price && (
          <p className="numbers text-right">
            <span className="block text-3xl font-bold tracking-tight">{price.label}</span>
            {price.was && <s className="block text-muted">{price.was}</s>}
            {price.note && <span className="block text-sm text-muted">{price.note}</span>}
          </p>
        )}
      </div>
      {repayment && (
        <div className="numbers mt-3 break-inside-avoid">
          <p className="font-semibold">{repayment.text}</p>
          <p className="text-xs text-muted">{repayment.note}</p>
        </div>
      )}
      <DefinitionList
        look="stacked"
        columns={3}
        className="mt-6 print:grid-cols-4!"
        items={keyFacts.map(({ label, value }) => ({ term: label, value }))}
      />
      {comments && (
        <section className="mt-6">
          <h2 className="heading-4 mb-2">Dealer comments</h2>
          <p className="whitespace-pre-line">{comments}</p>
        </section>
      )}
      {[...groups, { title: 'Vehicle details', facts: details }].map(
        ({ title: heading, facts }) =>
          facts.length > 0 && (
            <section key={heading} className="mt-6 break-inside-avoid">
              <h2 className="heading-4 mb-1">{heading}</h2>
              <DefinitionList
                className="print:grid-cols-2!"
                items={facts.map(({ label, value }) => ({ term: label, value }))}
              />
            </section>
          ),
      )}
      {features.length > 0 && (
        <section className="mt-6">
          <h2 className="heading-4 mb-2">Features</h2>
          <ul className="columns-2 gap-8 pl-5 *:list-disc print:columns-3">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {furtherFeatures > 0 && <p className="mt-1 text-muted">and {furtherFeatures} more on our website</p>}
        </section>
      )}
      <footer className="mt-8 break-inside-avoid border-t border-hairline pt-4 text-sm">
        <p className="font-semibold">{[dealer.name, dealer.place].filter(Boolean).join(', ')}</p>
        <p>{[dealer.address, dealer.phone].filter(Boolean).join(' · ')}</p>
        <p>
          {[
            `Stock number ${brochure.stockNumber}`,
            dealer.licence && `Dealer licence ${dealer.licence}`,
            brochure.urlText,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-3 text-xs text-muted">
          {[brochure.disclaimer, repayment?.disclaimer].filter(Boolean).join(' ')}
        </p>
      </footer>
    </article>
  )
}
