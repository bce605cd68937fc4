import type { CSSProperties, ReactNode } from 'react'
import type { ConsentRules } from '@/domain/tags/consent'
import { OPTIONAL_PURPOSES, PURPOSE_LABELS } from '@/domain/tags/purposes'
import { BAR_ID, DIALOG_ID, GPC_ATTRIBUTE } from '@/tags/pageConfig'
import { Checkbox } from '@/ui/forms/Checkbox'
import { StaticHtml } from '@/ui/lazy/StaticHtml'

/** Above the header and below dialogs. */
const BAR_STYLE: CSSProperties = {
  ...{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 50, maxHeight: '70dvh', overflowY: 'auto' },
  ...{ borderTop: '1px solid var(--hairline)', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  // Upwards only: below it may be the buttons of a car.
  boxShadow: '0 -0.5rem 2rem -1rem color-mix(in srgb, var(--site-ink) 40%, transparent)',
  overscrollBehavior: 'contain',
}

/** A native dialog; its shadow is the scrim, since the rules of a backdrop would be on every site. */
const DIALOG_STYLE: CSSProperties = {
  ...{ margin: 'auto', width: 'min(calc(100vw - 2rem), 34rem)', maxHeight: 'calc(100dvh - 2rem)', overflowY: 'auto' },
  ...{ borderRadius: 'min(var(--radius-panel), 1.5rem)', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  boxShadow: '0 0 0 100vmax color-mix(in srgb, var(--site-ink) 55%, transparent)',
}

/**
 * What asks shoppers for consent, rendered hidden: it moves nothing when it is shown. `src/tags` brings it to life. It comes first in the
 * document, so that the keyboard reaches it before the page.
 */
export function ConsentBar({ wording }: { wording: ConsentRules['wording'] }) {
  const { title, text, accept, decline, choose, save } = wording
  return (
    <StaticHtml as="div" part="consent" data-print="hidden">
      <section id={BAR_ID} aria-labelledby={`${BAR_ID}-title`} style={BAR_STYLE} hidden>
        <div className="container-page flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
          <div className="min-w-0 flex-1" style={{ flexBasis: '20rem' }}>
            <h2 id={`${BAR_ID}-title`} className="heading-4">
              {title}
            </h2>
            <p className="text-sm text-muted">{text}</p>
            <GpcNote>Your browser sends Global Privacy Control, so marketing is off.</GpcNote>
          </div>
          <div className="flex flex-wrap gap-2">
            <button type="button" className="button" data-variant="primary" data-size="sm" data-consent="accept">
              {accept}
            </button>
            <button type="button" className="button" data-variant="secondary" data-size="sm" data-consent="decline">
              {decline}
            </button>
            <button type="button" className="button" data-variant="quiet" data-size="sm" data-consent="choose">
              {choose}
            </button>
          </div>
        </div>
      </section>
      <dialog id={DIALOG_ID} aria-labelledby={`${DIALOG_ID}-title`} style={DIALOG_STYLE}>
        <div className="grid gap-5 p-6">
          <h2 id={`${DIALOG_ID}-title`} className="heading-3">
            {title}
          </h2>
          <div>
            <Checkbox
              id={`${DIALOG_ID}-necessary`}
              label={PURPOSE_LABELS.necessary}
              description="What you asked for: your saved vehicles, forms that you have begun, and this choice."
              defaultChecked
              disabled
            />
            {OPTIONAL_PURPOSES.map((purpose) => (
              <Checkbox
                key={purpose}
                id={`${DIALOG_ID}-${purpose}`}
                name={purpose}
                label={PURPOSE_LABELS[purpose]}
                description={wording[purpose]}
              />
            ))}
          </div>
          <GpcNote>
            Your browser asks all websites not to share your data for advertising (Global Privacy Control). Marketing
            stays off while it does.
          </GpcNote>
          <div className="flex flex-wrap gap-2">
            <button type="button" className="button" data-variant="primary" data-size="md" data-consent="save">
              {save}
            </button>
            <button type="button" className="button" data-variant="quiet" data-size="md" data-consent="close">
              Cancel
            </button>
          </div>
        </div>
      </dialog>
    </StaticHtml>
  )
}

/** Said only to shoppers whose browser sends Global Privacy Control: the page is the same for all. */
function GpcNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-sm font-semibold" {...{ [GPC_ATTRIBUTE]: '' }} hidden>
      {children}
    </p>
  )
}
