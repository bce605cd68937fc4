interface MoreValuesProps {
  /** all are shown */
  more: boolean
  /** values not shown */
  hidden: number
  onMore: (more: boolean) => void
}

/** Shows the rest of a filter's values, or folds them away again. */
export function MoreValues({ more, hidden, onMore }: MoreValuesProps) {
  return (
    <button
      type="button"
      className="link min-h-11 text-sm lg:min-h-9"
      aria-expanded={more}
      onClick={() => onMore(!more)}
      data-needs-script
    >
      {more ? 'Show fewer' : `Show ${hidden} more`}
    </button>
  )
}
