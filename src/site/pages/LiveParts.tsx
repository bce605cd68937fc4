'use client'

import { type ComponentType, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { hasChoice } from '@/domain/finance/financeChoice'
import { useFinanceChoice } from '@/finance/financeChoiceStore'
import { watchCardPhotos } from '@/stock/card/watchCardPhotos'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { watchStaticParts } from '@/ui/lazy/staticParts'
import { watchNear } from '@/ui/lazy/whenNear'

/** Distance below the viewport at which code is loaded. */
const ROOT_MARGIN = '600px'

/** The code of lazy parts that may be inside a `StaticHtml`, by the name in `data-late`; they keep their properties. */
const CODE = {
  'open-now': () => import('@/locations/OpenNowText').then((module) => module.OpenNowText as ComponentType<object>),
  'weekly-figure': () =>
    import('@/stock/card/WeeklyRepayment').then((module) => module.WeeklyRepayment as ComponentType<object>),
}

/** Elements that show a component. */
const liveBoxes = new WeakSet<Element>()

/**
 * Brings the lazy parts to life that are inside parts which are not hydrated: opening hours near the viewport, repayments once
 * the shopper has chosen own terms, and cards' further photos. Renders nothing.
 */
export function LiveParts() {
  useLazyParts('open-now', true)
  useLazyParts('weekly-figure', hasChoice(useFinanceChoice()))
  usePressedFigures()
  useEffect(watchCardPhotos, [])
  return null
}

function useLazyParts(name: keyof typeof CODE, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const stops: (() => void)[] = []
    const stopParts = watchStaticParts((part) => {
      // Its parent, since some boxes are `display: contents` and never intersect.
      for (const box of part.querySelectorAll<HTMLElement>(`[data-late="${name}"][data-props]`))
        stops.push(watchNear(box.parentElement ?? box, ROOT_MARGIN, () => void showPart(name, box)))
    })
    return () => {
      stopParts()
      for (const stop of stops) stop()
    }
  }, [name, isWanted])
}

/** A repayment that is pressed comes to life, and opens. Parts that React hydrates have their own handler. */
function usePressedFigures(): void {
  useEffect(() => watchStaticParts((part) => part.addEventListener('click', openPressedFigure)), [])
}

function openPressedFigure(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const box = link?.closest<HTMLElement>('[data-late="weekly-figure"][data-props]')
  if (!box || liveBoxes.has(box) || opensNewTab(event)) return
  event.preventDefault()
  void showPart('weekly-figure', box, { opens: true })
}

async function showPart(name: keyof typeof CODE, box: HTMLElement, more: object = {}): Promise<void> {
  if (liveBoxes.has(box)) return
  liveBoxes.add(box)
  try {
    const Component = await CODE[name]()
    const [carPath] = box.querySelector('a')?.getAttribute('href')?.split('#') ?? []
    createRoot(box).render(<Component {...JSON.parse(box.dataset.props ?? '')} carPath={carPath} {...more} />)
  } catch (error) {
    liveBoxes.delete(box)
    console.warn(`Could not load the code of ${name}`, error)
  }
}
