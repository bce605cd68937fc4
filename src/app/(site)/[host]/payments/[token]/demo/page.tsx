import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPayment } from '@/data/enquiry/payments'
import { findSiteByHost } from '@/data/site/sites'
import { DemoCheckoutView } from '@/site/pages/DemoCheckoutView'
import { NotFound } from '../../../NotFound'

interface DemoRouteProps {
  params: Promise<{ host: string; token: string }>
}

export const metadata: Metadata = { title: 'Demo checkout', robots: { index: false, follow: false } }

/** The checkout of a deployment without a payment service. */
export default async function DemoRoute({ params }: DemoRouteProps) {
  const { host, token } = await params
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const payment = await getPayment(site.id, token)
  if (payment?.provider !== 'demo' || payment.status !== 'awaiting') return <NotFound site={site} />
  return <DemoCheckoutView payment={payment} />
}
