import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Empty', robots: { index: false, follow: false } }

/** Available in development and with demo data, like the styleguide. */
const isShown = process.env.NODE_ENV !== 'production' || process.env.FORECOURT_DEMO === '1'

/** A document without style sheet or scripts of the product. */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  if (!isShown) notFound()
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  )
}
