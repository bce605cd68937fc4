import type { Metadata } from 'next'
import { CheckoutPage } from '../CheckoutPage'

interface BuyOnlineRouteProps {
  params: Promise<{ host: string; slug: string }>
}

/** Availability changes by the minute. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Buy online', robots: { index: false } }

export default async function BuyOnlineRoute({ params }: BuyOnlineRouteProps) {
  return <CheckoutPage {...(await params)} kind="purchase" />
}
