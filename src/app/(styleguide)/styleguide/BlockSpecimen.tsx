import type { AnyBlock } from '@blocks/blockProps'
import type { BlockTraits } from '@blocks/defineBlock'
import { exampleCars } from '@blocks/examples/cars'
import { exampleLocation } from '@blocks/examples/location'
import { exampleModel } from '@blocks/examples/model'
import { blockComponents } from '@blocks/generated/blockRegistry.generated'
import type { Site } from '@/domain/site/site'
import { type PageContext, RenderBlocks } from '@/site/blocks/RenderBlocks'

interface BlockSpecimenProps {
  example: AnyBlock
  traits: BlockTraits
  site: Site
  /** example car of a car page's block; the first by default */
  carName?: string
}

/** A block's example in its usual place: full width, or in a column of the car page. */
export function BlockSpecimen({ example, traits, site, carName }: BlockSpecimenProps) {
  const { slot, requires } = traits
  const context = toBlockContext(
    traits,
    requires ? { ...site, flags: { ...site.flags, [requires]: true } } : site,
    carName,
  )
  const inColumn = context.car !== undefined && slot !== 'full'
  return (
    <div className="group">
      {inColumn ? (
        <div className={`container-page py-8 ${slot === 'sidebar' ? 'max-w-md' : 'max-w-4xl'}`}>
          <RenderBlocks components={blockComponents} blocks={[example]} context={context} slot={slot} />
        </div>
      ) : (
        <RenderBlocks components={blockComponents} blocks={[example]} context={context} />
      )}
      {/* Not `peer`, whose sibling selector would restyle all following elements for each one inserted, on every dealer page. */}
      <p className="container-page hidden py-8 text-muted group-has-[[data-block]_.fixed]:block">
        Scroll to see it stay at the edge of the window.
      </p>
      <p className="container-page hidden py-8 text-muted group-[:not(:has([data-block]_:not(.container-page)))]:block">
        This block renders nothing without content, such as for some cars.
      </p>
    </div>
  )
}

function toBlockContext({ places }: BlockTraits, site: Site, carName: string | undefined) {
  const context: PageContext = { site, path: '/' }
  if (places.every((place) => place === 'car')) {
    const cars = exampleCars(new Date())
    const car = (cars.find(({ name }) => name === carName) ?? cars[0])?.car
    return { ...context, path: car?.path ?? '/', car, location: exampleLocation }
  }
  if (places.every((place) => place === 'model')) return { ...context, path: '/models/hilux', model: exampleModel }
  // A block that pages also offer finds its location itself.
  return places.every((place) => place === 'location') ? { ...context, location: exampleLocation } : context
}
