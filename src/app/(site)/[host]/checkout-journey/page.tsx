import type { Metadata } from 'next'
import { CheckoutPage } from '../cars/[slug]/CheckoutPage'

interface JourneyRouteProps {
  params: Promise<{ host: string }>
  searchParams: Promise<{ car_id?: string | string[] }>
}

export const metadata: Metadata = { title: 'Buy online', robots: { index: false } }

/** The online purchase of a car by its slug, `?car_id={slug}` (CAR-19). */
export default async function JourneyRoute({ params, searchParams }: JourneyRouteProps) {
  const { car_id: slug } = await searchParams
  const isSlug = typeof slug === 'string' && /^[\w-]{1,200}$/.test(slug)
  return <CheckoutPage host={(await params).host} slug={isSlug ? slug : null} kind="purchase" />
}
