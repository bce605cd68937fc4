import '@/app/globals.css'
import { themes } from '@blocks/examples/themes'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ThemeFonts } from '@/site/theme/ThemeFonts'
import { themeStyle } from '@/site/theme/themeStyle'

export const metadata: Metadata = {
  title: 'Styleguide',
  icons: '/forecourt/icon.svg',
  robots: { index: false, follow: false },
}

export const dynamic = 'force-dynamic'

/** Available in development and with demo data, as in the browser tests. */
const isShown = process.env.NODE_ENV !== 'production' || process.env.FORECOURT_DEMO === '1'

export default function StyleguideLayout({ children }: { children: ReactNode }) {
  if (!isShown) notFound()
  const { style, attributes } = themeStyle(themes.harbour)
  return (
    <html lang="en-AU" style={style} {...attributes}>
      <body>
        <ThemeFonts theme={themes.harbour} />
        {children}
      </body>
    </html>
  )
}
