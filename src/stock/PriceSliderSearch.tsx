'use client'

import dynamic from 'next/dynamic'
import type { PriceSliderFormProps } from './PriceSliderForm'

// The slider loads only on pages that show it, and is still rendered by the server.
const PriceSliderForm = dynamic(() => import('./PriceSliderForm').then((module) => module.PriceSliderForm))

/** The price slider search (STK-15). */
export function PriceSliderSearch(props: PriceSliderFormProps) {
  return <PriceSliderForm {...props} />
}
