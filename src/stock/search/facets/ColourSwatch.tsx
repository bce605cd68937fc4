import { clsx } from 'clsx'
import { findSwatch } from '@/domain/stock/facetLabels'
import { Icon } from '@/ui/media/Icon'

/** For names without a colour: "Multi", "Aurora". */
const STRIPES = 'repeating-linear-gradient(135deg, #d9dcdf 0 3px, #8d949b 3px 6px)'

/** A paint colour as a disc, halved for two-tone, striped when unknown; chosen ones have a ring and a tick. */
export function ColourSwatch({ colour, chosen }: { colour: string; chosen: boolean }) {
  const [first, second = first] = findSwatch(colour).paints
  const background = first ? `linear-gradient(90deg, ${first} 50%, ${second} 50%)` : STRIPES
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-6 flex-none place-items-center rounded-full border border-control',
        chosen && 'outline-2 outline-offset-2 outline-accent-text outline-solid',
      )}
      style={{ background }}
    >
      {chosen && (
        <span className="grid size-4 place-items-center rounded-full bg-paper text-ink">
          <Icon name="check-bold" className="size-3" />
        </span>
      )}
    </span>
  )
}
