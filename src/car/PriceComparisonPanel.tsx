'use client'

import { useEffect, useRef, useState } from 'react'
import { type MarketPriceResponse, type PriceComparison, visibleComparison } from '@/domain/car/priceComparison'
import type { ItemLabels } from '@/domain/stock/labels'
import { useOutOfView } from '@/ui/lazy/useOutOfView'
import { PriceGauge } from './PriceGauge'

interface PriceComparisonPanelProps {
  heading: string | null | undefined
  /** `/cars/{slug}` */
  carPath: string
  priceType: string | null
  itemLabels: Pick<ItemLabels, 'one' | 'many'>
}

/**
 * How the price compares with the market; nothing if disabled (CAR-13). Loads its data when near the viewport, and appears only
 * while out of view, since not every car has a comparison and no height is reserved.
 */
export function PriceComparisonPanel({ heading, carPath, priceType, itemLabels }: PriceComparisonPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const [comparison, setComparison] = useState<PriceComparison | null>(null)
  const isOutOfView = useOutOfView(box, comparison !== null)
  useEffect(() => {
    const cancel = new AbortController()
    fetchMarketPrice(carPath, cancel.signal)
      .then((response) => setComparison(response && visibleComparison(response)))
      .catch((error: unknown) => {
        if (!cancel.signal.aborted) console.warn('Could not load the price comparison', error)
      })
    return () => cancel.abort()
  }, [carPath])
  return (
    <div ref={box} data-price-comparison={comparison && isOutOfView ? 'shown' : 'hidden'}>
      {comparison && isOutOfView && (
        <>
          {heading && <h2 className="heading-3 mb-4">{heading}</h2>}
          <PriceGauge comparison={comparison} priceType={priceType} itemLabels={itemLabels} />
        </>
      )}
    </div>
  )
}

/** Null without a comparison. */
async function fetchMarketPrice(carPath: string, signal: AbortSignal): Promise<MarketPriceResponse | null> {
  const response = await fetch(`${carPath}/autogauge`, { signal })
  if (response.status === 204 || response.status === 404) return null
  if (!response.ok) throw new Error(`The price comparison responded ${response.status}`)
  return (await response.json()) as MarketPriceResponse
}
