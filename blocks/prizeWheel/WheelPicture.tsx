import { wheelFields } from '@/domain/campaigns/prizeDraw'

const RADIUS = 100
/** Of the numbers outside the rim. */
const NUMBER_RADIUS = 109
/** Turns from which a field has room for its prize. */
const LABEL_SHARE = 0.04
const MAX_LABEL_CHARACTERS = 16

/** Where an angle meets a circle; 0 is at the top, clockwise in turns. */
function rim(turn: number, radius = RADIUS): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

/** The wheel: fields as wide as their odds, numbered as in the list of prizes beside it, which has everything in words. */
export function WheelPicture({ prizes }: { prizes: readonly { label: string; odds: number }[] }) {
  return (
    <svg viewBox="-118 -118 236 236" className="mx-auto w-full max-w-md" aria-hidden="true">
      {wheelFields(prizes.map(({ odds }) => odds)).map(({ prize, from, share }) => {
        const middle = from + share / 2
        const label = prize === null ? '' : prizes[prize]!.label
        const [x, y] = rim(middle, NUMBER_RADIUS).split(' ')
        return (
          <g key={from}>
            <path
              // A circle's arc cannot end where it starts.
              d={
                share >= 1
                  ? CIRCLE
                  : `M0 0 L${rim(from)} A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${rim(from + share)} Z`
              }
              className={prize === null ? 'fill-surface' : prize % 2 === 0 ? 'fill-accent' : 'fill-ink'}
              stroke="currentColor"
              strokeOpacity="0.2"
            />
            {prize !== null && (
              <text className="fill-ink" fontSize="10" fontWeight="600" textAnchor="middle" x={x} y={y} dy="0.35em">
                {prize + 1}
              </text>
            )}
            {label && share >= LABEL_SHARE && (
              <text
                className={prize! % 2 === 0 ? 'fill-accent-ink' : 'fill-paper'}
                fontSize="9"
                fontWeight="600"
                textAnchor={middle > 0.5 ? 'start' : 'end'}
                dominantBaseline="middle"
                // On the left half a label is turned, so that none is upside down.
                transform={`rotate(${middle * 360 - 90}) translate(94 0)${middle > 0.5 ? ' rotate(180)' : ''}`}
              >
                {label.length > MAX_LABEL_CHARACTERS ? `${label.slice(0, MAX_LABEL_CHARACTERS - 1)}…` : label}
              </text>
            )}
          </g>
        )
      })}
      <circle r="12" className="fill-paper" stroke="currentColor" strokeOpacity="0.2" />
    </svg>
  )
}

const CIRCLE = `M0 -${RADIUS} A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS} A${RADIUS} ${RADIUS} 0 1 1 0 -${RADIUS} Z`
