/** A map pin with its number, or a dot if there are too many (LOC-07). */
export function MapPin({ number }: { number: number | null }) {
  return (
    <>
      <svg aria-hidden viewBox="0 0 34 44">
        <path d="M17 43C9 31.5 2 25.5 2 16.5a15 15 0 0 1 30 0C32 25.5 25 31.5 17 43z" />
      </svg>
      {number === null ? <i /> : <span className="numbers">{number}</span>}
    </>
  )
}
