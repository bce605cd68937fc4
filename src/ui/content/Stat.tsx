import type { ReactNode } from 'react'

/** A large figure and its label: "40+", "brands". */
export function Stat({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="stat">
      <dt className="text-muted">{label}</dt>
      <dd className="heading-1 numbers">{value}</dd>
    </div>
  )
}
