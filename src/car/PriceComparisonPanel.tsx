'use client'

import { useEffect, useState } from 'react'
import { type MarketPriceAnswer, type PriceComparison, visibleComparison } from '@/domain/car/priceComparison'
import type { ItemLabels } from '@/domain/stock/labels'
import { PriceGauge } from './PriceGauge'

interface PriceComparisonPanelProps {
  heading: string | null | undefined
  /** `/cars/{slug}` */
  carPath: string
  priceType: string | null
  words: Pick<ItemLabels, 'one' | 'many'>
}

/** How the price compares with the market; nothing where it is hidden (CAR-13). Comes, and asks, when a shopper is near. */
export function PriceComparisonPanel({ heading, carPath, priceType, words }: PriceComparisonPanelProps) {
  const [comparison, setComparison] = useState<PriceComparison | null>(null)
  useEffect(() => {
    const cancel = new AbortController()
    askMarket(carPath, cancel.signal)
      .then((answer) => setComparison(answer && visibleComparison(answer)))
      .catch((error: unknown) => {
        if (!cancel.signal.aborted) console.warn('The price was not compared with the market', error)
      })
    return () => cancel.abort()
  }, [carPath])
  return (
    <div data-price-comparison={comparison ? 'shown' : 'hidden'}>
      {comparison && (
        <>
          {heading && <h2 className="heading-3 mb-4">{heading}</h2>}
          <PriceGauge comparison={comparison} priceType={priceType} words={words} />
        </>
      )}
    </div>
  )
}

/** Null where there is nothing to compare with. */
async function askMarket(carPath: string, signal: AbortSignal): Promise<MarketPriceAnswer | null> {
  const answer = await fetch(`${carPath}/autogauge`, { signal })
  if (answer.status === 204 || answer.status === 404) return null
  if (!answer.ok) throw new Error(`The comparison answered ${answer.status}`)
  return (await answer.json()) as MarketPriceAnswer
}
