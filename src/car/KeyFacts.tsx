import {
  BedDouble,
  CarFront,
  Cog,
  Compass,
  Fuel,
  Gauge,
  type LucideIcon,
  PaintBucket,
  Ruler,
  SquareEqual,
  Users,
  Weight,
  Zap,
} from 'lucide-react'
import type { FactIcon, KeyFact } from '@/domain/car/specifications'

const ICONS: Record<FactIcon, LucideIcon> = {
  odometer: Gauge,
  transmission: Cog,
  fuel: Fuel,
  body: CarFront,
  drive: Compass,
  engine: Cog,
  seats: Users,
  colour: PaintBucket,
  sleeps: BedDouble,
  length: Ruler,
  weight: Weight,
  axle: SquareEqual,
  power: Zap,
}

/** Facts with icons, in two columns on phones and four on desktops. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className="mb-3 grid grid-cols-2 gap-3 md:grid-cols-4">
      {facts.map(({ icon, label, value }) => {
        const Icon = ICONS[icon]
        return (
          <div key={label} className="rounded-card bg-surface p-4">
            <Icon aria-hidden className="size-5 text-muted" strokeWidth={1.75} />
            <dt className="mt-2.5 text-sm text-muted">{label}</dt>
            <dd className="numbers font-semibold">{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
