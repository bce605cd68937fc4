import type { FactIcon, KeyFact } from '@/domain/car/specifications'
import { type IconName, iconClass } from '@/ui/media/Icon'

const ICONS: Record<FactIcon, IconName> = {
  odometer: 'gauge',
  transmission: 'cog',
  fuel: 'fuel',
  body: 'car-front',
  drive: 'compass',
  engine: 'cog',
  seats: 'users',
  colour: 'paint-bucket',
  sleeps: 'bed-double',
  length: 'ruler',
  weight: 'weight',
  axle: 'square-equal',
  power: 'zap',
}

/** Facts with icons, in two columns on phones and four on desktops. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className="mb-3 grid grid-cols-2 gap-3 md:grid-cols-4">
      {facts.map(({ icon, label, value }) => (
        <div
          key={label}
          className={`sprite-icon-before ${iconClass(ICONS[icon])} rounded-card bg-surface p-4 [--icon-size:1.25rem] before:static before:text-muted`}
        >
          <dt className="mt-2.5 text-sm text-muted">{label}</dt>
          <dd className="numbers font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
