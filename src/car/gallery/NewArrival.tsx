import { Camera } from 'lucide-react'

/** Stands where a car has no photo yet (CARD-04). */
export function NewArrival() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 bg-surface text-muted">
      <Camera aria-hidden className="mb-2 size-12" strokeWidth={1.25} />
      <p className="heading-4 text-ink">New arrival</p>
      <p>Photos are on their way</p>
    </div>
  )
}
