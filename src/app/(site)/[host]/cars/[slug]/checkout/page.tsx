import type { Metadata } from 'next'
import { CheckoutPage } from '../CheckoutPage'

interface CheckoutRouteProps {
  params: Promise<{ host: string; slug: string }>
}

/** Availability changes by the minute. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Reserve', robots: { index: false } }

export default async function CheckoutRoute({ params }: CheckoutRouteProps) {
  return <CheckoutPage {...(await params)} kind="reserve" />
}
