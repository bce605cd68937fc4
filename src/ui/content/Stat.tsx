import type { ReactNode } from 'react'

/** A large figure and its label: "40+", "brands". */
export function Stat({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="heading-1 numbers">{value}</dd>
    </div>
  )
}
