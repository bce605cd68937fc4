import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { campaignState, noPrizeOdds } from '@/domain/campaigns/prizeDraw'
import { formatMoment } from '@/domain/site/countdown'
import { LatePrizeWheel } from './LatePrizeWheel'
import { WheelPicture } from './WheelPicture'

/** The wheel with its prizes, dates and terms. The draw itself is on the server. */
export function Block({ block, context }: BlockProps<'prizeWheel'>) {
  const { id, heading, text, startsAt, endsAt, terms, permitNumber } = block
  const { site } = context
  const Heading = `h${context.headingLevel}` as const
  const state = campaignState({ startsAt, endsAt }, pageTime())
  const prizes = block.prizes ?? []
  const odds = prizes.map((prize) => prize.odds)
  const noPrize = noPrizeOdds(odds)
  const zone = site.timeZone
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-center">
      <div>
        <Heading className="heading-2">{heading}</Heading>
        {text && <p className="measure mt-3 text-lg text-muted">{text}</p>}
        <h3 className="mt-6 text-sm font-semibold">Prizes</h3>
        {/* Numbered as the fields of the wheel. */}
        <ol className="mt-2 list-decimal pl-5">
          {prizes.map((prize) => (
            <li key={prize.id ?? prize.label}>
              {prize.label}
              <span className="text-muted">
                : {formatPercent(prize.odds)} of spins{prize.stock == null ? '' : `, ${prize.stock} to win`}
              </span>
            </li>
          ))}
        </ol>
        {noPrize > 0 && <p className="mt-2 text-muted">{formatPercent(noPrize)} of spins win no prize.</p>}
        <p className="mt-4 text-muted">
          From {formatMoment(startsAt, zone, { withYear: true })} to {formatMoment(endsAt, zone, { withYear: true })}.
        </p>
        <details className="mt-4">
          <summary className="link w-fit cursor-pointer">Terms and conditions</summary>
          <p className="measure mt-3 text-sm whitespace-pre-line text-muted">{terms}</p>
        </details>
        {permitNumber && <p className="mt-3 text-sm text-muted">Permit: {permitNumber}</p>}
      </div>
      <div id={`spin-${id ?? ''}`} className="scroll-mt-24">
        <LatePrizeWheel blockId={id ?? ''} odds={odds} state={state} picture={<WheelPicture prizes={prizes} />} />
      </div>
    </div>
  )
}

const percents = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })
const formatPercent = (value: number) => `${percents.format(value)}%`
