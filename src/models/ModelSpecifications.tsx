import type { ModelSpecificationGroup } from '@/domain/models/model'
import { DefinitionList } from '@/ui/content/DefinitionList'

interface ModelSpecificationsProps {
  groups: readonly ModelSpecificationGroup[]
  headingLevel: 2 | 3
}

/** A model's specifications by group (MOD-04). */
export function ModelSpecifications({ groups, headingLevel }: ModelSpecificationsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid gap-10">
      {groups.map(({ name, lines }) => (
        <div key={name}>
          {name && <Heading className="heading-4 mb-2">{name}</Heading>}
          <DefinitionList items={lines.map(({ label, value }) => ({ term: label, value }))} />
        </div>
      ))}
    </div>
  )
}
