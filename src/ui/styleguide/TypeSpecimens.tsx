const COLOURS = [
  'ink',
  'muted',
  'control',
  'hairline',
  'surface',
  'paper',
  'accent',
  'accent-text',
  'accent-soft',
  'positive',
  'warning',
  'sold',
  'danger',
] as const

/** The type scale, and the theme's colours with those derived from them. */
export function TypeSpecimens() {
  return (
    <>
      <div className="grid gap-4">
        <p className="heading-display">Your next car is closer</p>
        <p className="heading-1">2024 Mitsubishi Triton GLX-R Double Cab Pick Up MV</p>
        <p className="heading-2">Cars that passed our own inspection</p>
        <p className="heading-3">What a repayment rests on</p>
        <p className="heading-4">Opening hours in Geelong</p>
        <p className="heading-5">Service and parts</p>
        <p className="measure">
          A car is only as good as the people who stand behind it. Ours has been inspected by our own technicians,
          driven by us and priced against the market the same morning. $45,990 · 24,500 km · 7.99% p.a.
        </p>
        <p className="text-sm text-muted">Small and quiet: prices exclude on-road costs unless they say drive away.</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {COLOURS.map((colour) => (
          <li key={colour}>
            <div
              className="h-12 rounded-control border border-hairline"
              style={{ backgroundColor: `var(--${colour})` }}
            />
            <span className="text-xs text-muted">{colour}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
