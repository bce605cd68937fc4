'use client'

import { type ReactNode, useState } from 'react'
import { PortalContainerProvider } from '@/ui/overlays/PortalContainer'
import type { ThemeStyle } from './themeStyle'

/**
 * An element in a theme; dialogs and popovers opened within it are portalled inside, so that they get the theme too.
 */
export function ThemedElement({
  style,
  attributes,
  className,
  children,
}: ThemeStyle & { className?: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setElement} style={style} className={className} {...attributes}>
      <PortalContainerProvider container={element}>{children}</PortalContainerProvider>
    </div>
  )
}
