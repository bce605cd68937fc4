import { type BlockProps, requireCar } from '@blocks/blockProps'
import { carTitle } from '@/domain/car/carTitle'

/**
 * The car's name as the page's h1. Visually hidden on desktops, where the sidebar shows it.
 */
export function Block({ context }: BlockProps<'carTitle'>) {
  const { title, subtitle } = carTitle(requireCar(context))
  return (
    <div>
      <h1 className="heading-2">{title}</h1>
      {subtitle && <p className="mt-1.5 text-lg text-muted">{subtitle}</p>}
    </div>
  )
}
