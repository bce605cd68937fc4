import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Empty', robots: { index: false, follow: false } }

/** Like the styleguide, it is there in development and where the demo was seeded. */
const isShown = process.env.NODE_ENV !== 'production' || process.env.FORECOURT_DEMO === '1'

/** A document with nothing of ours, not even a style sheet. */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  if (!isShown) notFound()
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  )
}
