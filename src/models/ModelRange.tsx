import { useSearchParams } from 'next/navigation'
import type { Model } from '@/domain/models/model'
import {
  ALL_BODIES,
  bodyChoices,
  bodyParam,
  filterByBody,
  formatFromPrice,
  modelLabel,
  modelLink,
  modelText,
} from '@/domain/models/modelRange'
import type { Flags } from '@/domain/site/flags'
import { Button } from '@/ui/actions/Button'
import { Badge } from '@/ui/content/Badge'
import { Chip } from '@/ui/content/Chip'
import { EmptyState } from '@/ui/content/EmptyState'
import { Card, CardLink } from '@/ui/layout/Card'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'
import { Picture } from '@/ui/media/Picture'

export interface ModelRangeProps {
  models: readonly Model[]
  flags: Pick<Flags, 'variantPrices'>
  /** of each card's name */
  headingLevel: 2 | 3
}

/** The range as cards with a body filter, stored in the address without a page load (MOD-02, MOD-03). */
export function ModelRange({ models, flags, headingLevel }: ModelRangeProps) {
  const requested = useBodyParam()
  const selectedBody = requested && bodyParam(requested) !== bodyParam(ALL_BODIES) ? bodyParam(requested) : null
  const choose = (param: string | null) =>
    window.history.replaceState(null, '', param ? `?body=${param}` : window.location.pathname)
  const choices = bodyChoices(models)
  const shown = filterByBody(models, selectedBody)
  return (
    <div>
      {choices.length > 2 && (
        <fieldset className="mb-8 flex flex-wrap gap-2">
          <legend className="sr-only">Body</legend>
          {choices.map(({ label, param }) => (
            <Chip key={label} pressed={selectedBody === param} onClick={() => choose(param)}>
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
      {shown.length > 0 ? (
        <ul className="card-rows grid gap-grid">
          {shown.map((model) => (
            <ModelCard key={model.id} model={model} flags={flags} headingLevel={headingLevel} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No models with this body type"
          actions={<Button onClick={() => choose(null)}>See the range</Button>}
        />
      )}
    </div>
  )
}

/**
 * The body type in the address; null while hydrating. The page is cached for all shoppers, so its HTML must not depend
 * on one shopper's address.
 */
function useBodyParam(): string | null {
  const requested = useSearchParams().get('body')
  return useIsHydrating() ? null : requested
}

function ModelCard({ model, flags, headingLevel }: { model: Model } & Omit<ModelRangeProps, 'models'>) {
  const Heading = `h${headingLevel}` as const
  const label = modelLabel(model)
  const price = formatFromPrice(model, flags)
  return (
    <Card as="li" interactive padding="none" className="flex flex-col overflow-hidden">
      <div className="relative aspect-16/9 bg-surface">
        <Picture fill src={model.image?.url} alt="" sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw" />
        {label && (
          <Badge tone="accent" className="absolute top-3 left-3">
            {label}
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col p-card">
        <p className="text-sm text-muted">{model.makeName}</p>
        <Heading className="heading-4 uppercase">
          <CardLink href={modelLink(model)}>{model.name}</CardLink>
        </Heading>
        {price && <p className="numbers mt-1 font-semibold">{price}</p>}
        <p className="mt-2 text-muted">{modelText(model, 'range')}</p>
        <p aria-hidden className="mt-auto pt-4 font-semibold text-accent-text">
          Explore
        </p>
      </div>
    </Card>
  )
}
