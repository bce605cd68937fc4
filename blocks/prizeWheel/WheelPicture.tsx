const RADIUS = 100

/** Where an angle meets the rim; 0 is at the top, clockwise in turns. */
function rim(turn: number, radius = RADIUS): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

/** The wheel: a segment for each prize and as many without one between them. Its prizes are in the list beside it. */
export function WheelPicture({ labels }: { labels: readonly string[] }) {
  const segments = labels.flatMap((label, prize) => [
    { label, prize },
    { label: '', prize: null },
  ])
  const share = 1 / segments.length
  return (
    <svg viewBox="-104 -104 208 208" className="mx-auto w-full max-w-sm" aria-hidden="true">
      {segments.map(({ label, prize }, at) => {
        const from = at * share
        const middle = from + share / 2
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments never move
          <g key={at}>
            <path
              d={`M0 0 L${rim(from)} A${RADIUS} ${RADIUS} 0 0 1 ${rim(from + share)} Z`}
              className={prize === null ? 'fill-surface' : prize % 2 === 0 ? 'fill-accent' : 'fill-ink'}
              stroke="currentColor"
              strokeOpacity="0.2"
            />
            {label && (
              <text
                className={prize! % 2 === 0 ? 'fill-accent-ink' : 'fill-paper'}
                fontSize="9"
                fontWeight="600"
                textAnchor={middle > 0.5 ? 'start' : 'end'}
                dominantBaseline="middle"
                // On the left half a label is turned, so that none is upside down.
                transform={`rotate(${middle * 360 - 90}) translate(94 0)${middle > 0.5 ? ' rotate(180)' : ''}`}
              >
                {label.length > 16 ? `${label.slice(0, 15)}…` : label}
              </text>
            )}
          </g>
        )
      })}
      <circle r="12" className="fill-paper" stroke="currentColor" strokeOpacity="0.2" />
    </svg>
  )
}
