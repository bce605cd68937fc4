import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type ContainerWidth = 'page' | 'narrow' | 'measure'

const WIDTH = { page: 'container-page', narrow: 'container-narrow', measure: 'container-measure' }

/** Centres its content: 1280 px, 832 px or a reading width of 672 px, with the page's gutters. */
export function Container({
  width = 'page',
  className,
  children,
}: {
  width?: ContainerWidth
  className?: string
  children: ReactNode
}) {
  return <div className={clsx(WIDTH[width], className)}>{children}</div>
}
