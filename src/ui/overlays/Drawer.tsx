'use client'

import * as Radix from 'radix-ui/dialog'
import type { CSSProperties, ReactNode } from 'react'
import { OverlayFoot, OverlayHead } from './Dialog'
import { usePortalContainer } from './PortalContainer'
import { useOverlayMotion } from './useOverlayMotion'
import { useReturnFocus } from './useReturnFocus'

export interface DrawerProps {
  title: string
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'left' | 'right' | 'bottom'
  /** maximum width in rem; never wider than the window */
  widthRem?: number
  /** stays visible at the bottom, for the main button */
  footer?: ReactNode
  children?: ReactNode
}

/** A panel from the window's edge: menus and filters. Full height, and full width on phones. */
export function Drawer({
  title,
  trigger,
  open,
  onOpenChange,
  side = 'right',
  widthRem = 26,
  footer,
  children,
}: DrawerProps) {
  const container = usePortalContainer()
  const returnFocus = useReturnFocus(Boolean(trigger))
  const { root, mounted, scrimRef, panelRef } = useOverlayMotion({
    open,
    onOpenChange,
    origin: side === 'bottom' ? 'below' : side,
  })
  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {mounted && (
        <Radix.Portal forceMount container={container}>
          <Radix.Overlay forceMount ref={scrimRef} className="scrim" />
          <Radix.Content
            forceMount
            ref={panelRef}
            className="drawer"
            data-side={side}
            style={{ '--drawer-width': `${widthRem}rem` } as CSSProperties}
            aria-describedby={undefined}
            {...returnFocus}
          >
            <OverlayHead title={title} />
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6">{children}</div>
            {footer && <OverlayFoot>{footer}</OverlayFoot>}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
}
