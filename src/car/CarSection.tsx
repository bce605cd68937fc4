import type { ReactNode } from 'react'

interface CarSectionProps {
  heading: string | null | undefined
  children: ReactNode
}

/** A section of the car page: a small heading above its content. */
export function CarSection({ heading, children }: CarSectionProps) {
  return (
    <div>
      {heading && <h2 className="heading-3 mb-4">{heading}</h2>}
      {children}
    </div>
  )
}
