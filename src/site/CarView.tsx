import { layoutOf } from '@/data/layouts'
import type { Location } from '@/domain/locations/location'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import { RenderBlocks } from './RenderBlocks'

interface CarViewProps {
  site: Site
  car: Car
  location: Location | null
}

/** A car's page in the site's own layout: its sections in a wide column, the price beside them, what spans both below. */
export async function CarView({ site, car, location }: CarViewProps) {
  const blocks = await layoutOf(site.id, 'car')
  const context = { site, car, location: location ?? undefined, path: car.path }
  const sidebar = site.flags.carPageSidebar
  return (
    <>
      <div className="container-page car-columns" data-sidebar={sidebar}>
        <div className="car-main">
          <RenderBlocks blocks={blocks} context={context} slot="main" />
        </div>
        <aside className="car-aside" aria-label="Price and contact">
          <RenderBlocks blocks={blocks} context={context} slot="sidebar" />
        </aside>
      </div>
      <RenderBlocks blocks={blocks} context={context} slot="full" />
    </>
  )
}
