import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { conditionFacts } from '@/domain/car/condition'
import { DefinitionList } from '@/ui/content/DefinitionList'

export function Block({ block, context }: BlockProps<'carCondition'>) {
  const facts = conditionFacts(requireCar(context))
  if (facts.length === 0) return null
  return (
    <CarSection heading={block.heading} folds>
      <DefinitionList items={facts.map(({ label, value }) => ({ term: label, value }))} />
    </CarSection>
  )
}
