import type { ReactNode } from 'react'
import { ButtonSpecimens, ChipSpecimens } from './ButtonSpecimens'
import { ContentSpecimens } from './ContentSpecimens'
import { FormSpecimens } from './FormSpecimens'
import { OverlaySpecimens } from './OverlaySpecimens'
import { TypeSpecimens } from './TypeSpecimens'

/** Every primitive in its states, in the surrounding theme. Used by the styleguide page and its screenshots. */
export function PrimitivesGallery() {
  return (
    <div className="container-page grid gap-14 py-section-space">
      <Specimens title="Type">
        <TypeSpecimens />
      </Specimens>
      <Specimens title="Buttons and links">
        <ButtonSpecimens />
        {(['surface', 'ink', 'accent'] as const).map((background) => (
          <div key={background} data-surface={background} className="rounded-card p-card">
            <ButtonSpecimens />
          </div>
        ))}
      </Specimens>
      <Specimens title="Chips, tags, ratings, prices">
        <ChipSpecimens />
      </Specimens>
      <Specimens title="Forms">
        <FormSpecimens />
      </Specimens>
      <Specimens title="Overlays">
        <OverlaySpecimens />
      </Specimens>
      <Specimens title="Content">
        <ContentSpecimens />
      </Specimens>
    </div>
  )
}

function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="border-b border-hairline pb-2 text-sm font-semibold text-muted">{title}</h2>
      {children}
    </section>
  )
}
