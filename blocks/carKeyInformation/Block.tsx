import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { KeyFacts } from '@/car/KeyFacts'
import { INITIAL_FACTS, keyInformation } from '@/domain/car/specifications'
import { ShowMore } from '@/ui/layout/ShowMore'

export function Block({ block, context }: BlockProps<'carKeyInformation'>) {
  const facts = keyInformation(requireCar(context))
  if (facts.length === 0) return null
  const first = facts.slice(0, INITIAL_FACTS.keyInformation)
  const rest = facts.slice(INITIAL_FACTS.keyInformation)
  return (
    <CarSection heading={block.heading}>
      {rest.length === 0 ? (
        <KeyFacts facts={first} />
      ) : (
        <ShowMore rest={<KeyFacts facts={rest} />}>
          <KeyFacts facts={first} />
        </ShowMore>
      )}
    </CarSection>
  )
}
