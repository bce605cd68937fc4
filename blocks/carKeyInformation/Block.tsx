import { CarSection } from '@/car/CarSection'
import { KeyFacts } from '@/car/KeyFacts'
import { keyInformation, SHOWN_AT_FIRST } from '@/domain/car/specifications'
import { type BlockProps, requireCar } from '@/site/blocks'
import { ShowMore } from '@/ui/ShowMore'

export function Block({ block, context }: BlockProps<'carKeyInformation'>) {
  const facts = keyInformation(requireCar(context))
  if (facts.length === 0) return null
  const first = facts.slice(0, SHOWN_AT_FIRST.keyInformation)
  const rest = facts.slice(SHOWN_AT_FIRST.keyInformation)
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
