import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { INITIAL_FACTS, specificationGroups } from '@/domain/car/specifications'
import { DefinitionList } from '@/ui/content/DefinitionList'
import { ShowMore } from '@/ui/layout/ShowMore'

/** Four specifications first; all of them, in groups, on demand (CAR-01). */
export function Block({ block, context }: BlockProps<'carSpecifications'>) {
  const groups = specificationGroups(requireCar(context))
  const all = groups.flatMap(({ facts }) => facts)
  if (all.length === 0) return null
  const items = (facts: typeof all) => facts.map(({ label, value }) => ({ term: label, value }))
  const first = all.slice(0, INITIAL_FACTS.specifications)
  const shown = new Set(first)
  const rest = groups
    .map(({ title, facts }) => ({ title, facts: facts.filter((fact) => !shown.has(fact)) }))
    .filter(({ facts }) => facts.length > 0)
  const list = <DefinitionList items={items(first)} />
  return (
    <CarSection heading={block.heading}>
      {rest.length === 0 ? (
        list
      ) : (
        <ShowMore
          late
          rest={rest.map(({ title, facts }) => (
            <div key={title} className="mt-6">
              <h3 className="heading-5 mb-1">{title}</h3>
              <DefinitionList items={items(facts)} />
            </div>
          ))}
        >
          {list}
        </ShowMore>
      )}
    </CarSection>
  )
}
