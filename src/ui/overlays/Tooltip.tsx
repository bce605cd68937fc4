'use client'

import * as Radix from 'radix-ui/tooltip'
import { type ReactNode, useState } from 'react'
import { Icon } from '@/ui/media/Icon'
import { usePortalContainer } from './PortalContainer'

export interface TooltipProps {
  /** a few words; nothing essential */
  text: ReactNode
  /** the button that it explains; defaults to a small "i" */
  children?: ReactNode
  /** name of the "i" button */
  label?: string
}

/** A short explanation on hover, focus and tap, since touch screens have no hover. */
export function Tooltip({ text, children, label = 'What is this?' }: TooltipProps) {
  const container = usePortalContainer()
  const [open, setOpen] = useState(false)
  return (
    <Radix.Provider delayDuration={150} skipDelayDuration={300}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          asChild
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
          onPointerDown={(event) => event.preventDefault()}
        >
          {children ?? (
            <button
              type="button"
              aria-label={label}
              className="relative inline-grid size-6 place-items-center rounded-full align-middle text-muted after:absolute after:-inset-2.5 hover:text-ink"
            >
              <Icon name="info" className="size-4" />
            </button>
          )}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content className="tooltip" sideOffset={6} collisionPadding={16}>
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
