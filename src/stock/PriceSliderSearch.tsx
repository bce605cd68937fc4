'use client'

import dynamic from 'next/dynamic'
import type { PriceSliderFormProps } from './PriceSliderForm'

// Slider and number boxes come only with pages that show them; the server renders them all the same.
const PriceSliderForm = dynamic(() => import('./PriceSliderForm').then((module) => module.PriceSliderForm))

/** The price slider search (STK-15). */
export function PriceSliderSearch(props: PriceSliderFormProps) {
  return <PriceSliderForm {...props} />
}
