'use client'

import { useSearchParams } from 'next/navigation'
import type { Model } from '@/domain/models/model'
import {
  ALL_BODIES,
  bodyChoices,
  bodyParam,
  fromPriceText,
  modelLabel,
  modelLink,
  modelsOfBody,
  modelText,
} from '@/domain/models/modelRange'
import type { Flags } from '@/domain/site/flags'
import { Badge } from '@/ui/Badge'
import { Card, CardLink } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Picture } from '@/ui/Picture'

interface ModelRangeProps {
  models: readonly Model[]
  flags: Pick<Flags, 'variantPrices'>
  /** of each card's name */
  headingLevel: 2 | 3
}

/** The range as cards with a choice of body, which the address remembers without loading the page again (MOD-02, MOD-03). */
export function ModelRange({ models, flags, headingLevel }: ModelRangeProps) {
  const asked = useSearchParams().get('body')
  const chosen = asked && bodyParam(asked) !== bodyParam(ALL_BODIES) ? bodyParam(asked) : null
  const choose = (param: string | null) =>
    window.history.replaceState(null, '', param ? `?body=${param}` : window.location.pathname)
  const choices = bodyChoices(models)
  return (
    <div>
      {choices.length > 2 && (
        <fieldset className="mb-8 flex flex-wrap gap-2">
          <legend className="sr-only">Body</legend>
          {choices.map(({ label, param }) => (
            <Chip key={label} pressed={chosen === param} onClick={() => choose(param)}>
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
      <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
        {modelsOfBody(models, chosen).map((model) => (
          <ModelCard key={model.id} model={model} flags={flags} headingLevel={headingLevel} />
        ))}
      </ul>
    </div>
  )
}

function ModelCard({ model, flags, headingLevel }: { model: Model } & Omit<ModelRangeProps, 'models'>) {
  const Heading = `h${headingLevel}` as const
  const label = modelLabel(model)
  const price = fromPriceText(model, flags)
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
