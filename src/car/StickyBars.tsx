'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import type { opensForm } from '@/domain/leads/formDialog'
import { formatPhone, telLink } from '@/domain/phone'
import { Button } from '@/ui/actions/Button'
import { useIsHydrating } from '@/ui/lazy/useIsHydrating'
import { Picture } from '@/ui/media/Picture'
import { type RevealedCar, revealPhone } from './phoneReveal'

/** Scroll distance in pixels before the header sticks, and before the bar on phones opens (CAR-07). */
const HEADER_OFFSET = 500
const BAR_OFFSET = 900

interface StickyBarsProps {
  title: string
  /** "Automatic · SUV" */
  facts: string
  image: string | null
  price: string
  priceType: string | null
  /** 'Only $173 /wk*', by the shopper's own terms if chosen; null if none is shown */
  weekly: ReactNode
  /** null on a site without finance */
  financeLink: string | null
  tradeIn: { label: string; link: string } | null
  phone: string | null
  /** car and dealer of a call */
  revealed: RevealedCar
  /** `form`: the attributes by which its link opens a form in a dialog */
  enquire: { label: string; link: string; form?: ReturnType<typeof opensForm> }
  available: boolean
}

/** The sticky header after 500 px of scrolling, and the action bar at the bottom on phones (CAR-07). */
export function StickyBars(props: StickyBarsProps) {
  const { title, facts, image, price, priceType, weekly, financeLink, tradeIn, phone, revealed, enquire, available } =
    props
  const [passed, setPassed] = useState({ header: false, bar: false })
  useEffect(() => {
    const updateVisibility = () => {
      const header = window.scrollY > HEADER_OFFSET
      const bar = window.scrollY > BAR_OFFSET
      setPassed((before) => (before.header === header && before.bar === bar ? before : { header, bar }))
    }
    updateVisibility()
    window.addEventListener('scroll', updateVisibility, { passive: true })
    return () => window.removeEventListener('scroll', updateVisibility)
  }, [])
  const { header: shown, bar: opened } = passed
  // It shows after scrolling, which only a script sees, so that it is not in the HTML.
  const hasHeader = !useIsHydrating()
  return (
    <div data-print="hidden" data-hidden-by-gallery>
      {hasHeader && (
        <div
          className={clsx(
            'fixed inset-x-0 top-0 z-40 border-b border-hairline bg-paper shadow-raised transition-transform max-lg:hidden',
            !shown && 'invisible -translate-y-full',
          )}
          aria-hidden={!shown}
        >
          <div className="container-page flex min-h-(--header-height) items-center gap-5 py-2.5">
            {image && (
              <span className="relative aspect-3/2 w-20 flex-none overflow-hidden rounded-control bg-surface">
                <Picture fill src={image} alt="" sizes="80px" />
              </span>
            )}
            <div className="min-w-28 flex-1">
              <p className="truncate font-semibold">{title}</p>
              <p className="truncate text-sm text-muted">{facts}</p>
            </div>
            {available && (
              <div className="numbers max-w-80 text-right leading-tight xl:max-w-100">
                <p className="text-lg font-bold">{price}</p>
                <p className="text-sm text-muted">
                  {priceType}
                  {priceType && weekly && ' · '}
                  {weekly}
                </p>
              </div>
            )}
            {available && financeLink && (
              <Button href={financeLink} variant="secondary" size="sm">
                Get Finance
              </Button>
            )}
            {available && tradeIn && (
              <Button href={tradeIn.link} variant="secondary" size="sm">
                {tradeIn.label}
              </Button>
            )}
            <Button href={enquire.link} {...enquire.form} size="sm" tabIndex={shown ? undefined : -1}>
              {enquire.label}
            </Button>
          </div>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: two links beside each other, not a form's fields */}
      <div
        role="group"
        aria-label="Call or enquire"
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-40 border-t border-hairline bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
        data-state={opened ? 'opened' : 'closed'}
      >
        {(available || opened) && (
          <p className="numbers mb-2 flex items-baseline justify-between gap-3 text-sm">
            <span className="truncate font-semibold">{title}</span>
            {available && <span className="font-bold">{price}</span>}
          </p>
        )}
        <div className="flex gap-2.5">
          {phone && (
            <Button
              href={telLink(phone)}
              variant="secondary"
              className="flex-[1_0_auto]"
              onClick={() => revealPhone(revealed)}
            >
              Call<span className="sr-only"> {formatPhone(phone)}</span>
            </Button>
          )}
          <Button href={enquire.link} {...enquire.form} className="flex-[2_1_auto]">
            {enquire.label}
          </Button>
        </div>
      </div>
    </div>
  )
}
