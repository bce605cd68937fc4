'use client'

import * as Radix from 'radix-ui/dialog'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '@/ui/media/Icon'
import { IconButton } from '../actions/IconButton'
import { usePortalContainer } from './PortalContainer'
import { useOverlayMotion } from './useOverlayMotion'
import { useReturnFocus } from './useReturnFocus'

export interface DialogProps {
  title: string
  /** one line under the title */
  description?: ReactNode
  /** a button that opens it; leave out and control `open` instead */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** width on wide screens: 26, 34 or 48 rem. On phones it rises from the bottom. */
  size?: 'sm' | 'md' | 'lg'
  /** opens with focus on its first field, not on Close */
  focusField?: boolean
  /** stays visible below the scrolling content */
  footer?: ReactNode
  children?: ReactNode
}

const WIDTH = { sm: '26rem', md: '34rem', lg: '48rem' }

/** A modal dialog. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  size = 'md',
  focusField = false,
  footer,
  children,
}: DialogProps) {
  const container = usePortalContainer()
  const returnFocus = useReturnFocus(Boolean(trigger))
  const { root, mounted, scrimRef, panelRef } = useOverlayMotion({ open, onOpenChange, origin: 'below' })
  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {mounted && (
        <Radix.Portal forceMount container={container}>
          <Radix.Overlay forceMount ref={scrimRef} className="scrim" />
          <Radix.Content
            forceMount
            ref={panelRef}
            className="dialog"
            style={{ '--dialog-width': WIDTH[size] } as CSSProperties}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...returnFocus}
            {...(focusField && {
              onOpenAutoFocus: (event: Event) => {
                returnFocus.onOpenAutoFocus?.()
                if (!(event.target instanceof Element)) return
                const field = event.target.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
                if (!field) return
                event.preventDefault()
                field.focus()
              },
            })}
          >
            <OverlayHead title={title} description={description} />
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6">{children}</div>
            {footer && <OverlayFoot>{footer}</OverlayFoot>}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  )
}

/** Closes the dialog or drawer around it when pressed: wraps a button or a link. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

/** Title and close button of a dialog or a drawer. */
export function OverlayHead({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4 pt-4 pr-3 pb-4 pl-5 sm:pl-6">
      <div className="min-w-0 pt-1.5">
        <Radix.Title className="heading-4">{title}</Radix.Title>
        {description && <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close">
          <Icon name="x" />
        </IconButton>
      </Radix.Close>
    </div>
  )
}

export function OverlayFoot({ children }: { children: ReactNode }) {
  return (
    <div className="border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
      {children}
    </div>
  )
}
