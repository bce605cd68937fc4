import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { featureList, INITIAL_FACTS } from '@/domain/car/specifications'
import { ShowMore } from '@/ui/layout/ShowMore'
import { iconClass } from '@/ui/media/Icon'

export function Block({ block, context }: BlockProps<'carFeatures'>) {
  const features = featureList(requireCar(context))
  if (features.length === 0) return null
  const first = features.slice(0, INITIAL_FACTS.features)
  const rest = features.slice(INITIAL_FACTS.features)
  return (
    <CarSection heading={block.heading}>
      {rest.length === 0 ? (
        <FeatureItems features={first} />
      ) : (
        <ShowMore rest={<FeatureItems features={rest} />} labels={{ more: 'Show All', less: 'Hide' }}>
          <FeatureItems features={first} />
        </ShowMore>
      )}
    </CarSection>
  )
}

function FeatureItems({ features }: { features: readonly string[] }) {
  return (
    <ul className="mb-2.5 grid gap-x-10 gap-y-2.5 sm:grid-cols-2">
      {features.map((feature) => (
        <li
          key={feature}
          className={`sprite-icon-before ${iconClass('check')} [--icon-gap:0.625rem] [--icon-size:1.25rem] before:text-positive-text`}
        >
          {feature}
        </li>
      ))}
    </ul>
  )
}
