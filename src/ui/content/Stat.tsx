import type { ReactNode } from 'react'

/** A figure to be proud of and what it counts: "40+", "brands". */
export function Stat({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="heading-1 numbers">{value}</dd>
    </div>
  )
}
