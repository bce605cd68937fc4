'use client'

import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { MediaImage } from '@/domain/mediaImage'
import type { ModelColour } from '@/domain/models/model'
import { Picture } from '@/ui/media/Picture'

interface ModelColoursProps {
  modelName: string
  colours: readonly ModelColour[]
  /** of the model, for colours without their own picture */
  image: MediaImage | null
}

/** The paint colours of a model: choosing one shows the model in it (MOD-04). */
export function ModelColours({ modelName, colours, image }: ModelColoursProps) {
  const [chosen, setChosen] = useState(0)
  const name = useId()
  const colour = colours[chosen] ?? colours[0]
  const picture = colour?.image ?? image
  const shows = colours.some((item) => item.image)
  return (
    <div className={clsx('grid gap-6', shows && 'items-center lg:grid-cols-[3fr_2fr] lg:gap-14')}>
      {shows && (
        <div className="relative aspect-3/2 overflow-hidden rounded-panel bg-surface">
          <Picture
            fill
            src={picture?.url}
            alt={colour ? `${modelName} in ${colour.name}` : modelName}
            sizes="(min-width: 64rem) 46rem, 94vw"
          />
        </div>
      )}
      <fieldset>
        <legend className="sr-only">Colour</legend>
        <p aria-live="polite" className="min-h-14">
          <span className="heading-4 block">{colour?.name}</span>
          {colour?.note && <span className="numbers text-muted">{colour.note}</span>}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {colours.map((item, position) => (
            <label key={item.name} className="paint" title={item.name}>
              <input
                type="radio"
                name={name}
                checked={position === chosen}
                onChange={() => setChosen(position)}
                className="sr-only"
              />
              <span className="paint-swatch" style={{ backgroundColor: item.hex }} />
              <span className="sr-only">{item.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
