import type { AnyBlock, BlockContext } from '@blocks/blockProps'
import type { BlockTraits } from '@blocks/defineBlock'
import { exampleCars } from '@blocks/examples/cars'
import { exampleLocation } from '@blocks/examples/location'
import { exampleModel } from '@blocks/examples/model'
import { blockComponents } from '@blocks/generated/blockRegistry.generated'
import type { Site } from '@/domain/site/site'
import { RenderBlocks } from '@/site/blocks/RenderBlocks'

interface BlockSpecimenProps {
  example: AnyBlock
  traits: BlockTraits
  site: Site
  /** which example car a car page's block shows; the first unless it names one */
  carName?: string
}

/** A block's example where its kind of page would put it: across the page, or in a column of the car page. */
export function BlockSpecimen({ example, traits, site, carName }: BlockSpecimenProps) {
  const { slot, requires } = traits
  const context = toBlockContext(
    traits,
    requires ? { ...site, flags: { ...site.flags, [requires]: true } } : site,
    carName,
  )
  const inColumn = context.car !== undefined && slot !== 'full'
  return (
    <>
      <div className="peer">
        {inColumn ? (
          <div className={`container-page py-8 ${slot === 'sidebar' ? 'max-w-md' : 'max-w-4xl'}`}>
            <RenderBlocks components={blockComponents} blocks={[example]} context={context} slot={slot} />
          </div>
        ) : (
          <RenderBlocks components={blockComponents} blocks={[example]} context={context} />
        )}
      </div>
      <p className="container-page hidden py-8 text-muted peer-has-[[data-block]_.fixed]:block">
        Scroll: this stays at the edge of the window.
      </p>
      <p className="container-page hidden py-8 text-muted peer-[:not(:has([data-block]_:not(.container-page)))]:block">
        Nothing to see: this block leaves itself out where it has nothing to say, as it does for some cars.
      </p>
    </>
  )
}

function toBlockContext({ places }: BlockTraits, site: Site, carName: string | undefined) {
  const context: Omit<BlockContext, 'headingLevel'> = { site, path: '/' }
  if (places.every((place) => place === 'car')) {
    const cars = exampleCars(new Date())
    const car = (cars.find(({ name }) => name === carName) ?? cars[0])?.car
    return { ...context, path: car?.path ?? '/', car, location: exampleLocation }
  }
  if (places.every((place) => place === 'model')) return { ...context, path: '/models/hilux', model: exampleModel }
  // A block of pages as well finds its location itself.
  return places.every((place) => place === 'location') ? { ...context, location: exampleLocation } : context
}
