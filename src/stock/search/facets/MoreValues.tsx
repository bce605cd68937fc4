import { NeedsScript } from '@/ui/lazy/WithoutScript'

interface MoreValuesProps {
  /** all values are shown */
  more: boolean
  /** number of hidden values */
  hidden: number
  onMore: (more: boolean) => void
}

/** Expands or collapses the rest of a filter's values. */
export function MoreValues({ more, hidden, onMore }: MoreValuesProps) {
  return (
    <NeedsScript>
      <button
        type="button"
        className="link min-h-11 text-sm lg:min-h-9"
        aria-expanded={more}
        onClick={() => onMore(!more)}
        data-needs-script
      >
        {more ? 'Show fewer' : `Show ${hidden} more`}
      </button>
    </NeedsScript>
  )
}
