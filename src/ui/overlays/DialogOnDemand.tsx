'use client'

import dynamic from 'next/dynamic'
import { cloneElement, type ReactElement, useState } from 'react'
import type { DialogProps } from './Dialog'

const loadDialog = () => import('./Dialog')

const Dialog = dynamic(() => loadDialog().then((module) => module.Dialog), { ssr: false })

interface TriggerProps {
  onClick: () => void
  onPointerEnter: () => void
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
}

interface DialogOnDemandProps extends Omit<DialogProps, 'trigger'> {
  /** the button that opens it */
  trigger: ReactElement<Partial<TriggerProps>>
}

/** A dialog behind a button, whose code comes when the button is pointed at or pressed: most visits open none. */
export function DialogOnDemand({ trigger, open, onOpenChange, ...dialog }: DialogOnDemandProps) {
  const [opened, setOpened] = useState(false)
  // Once it was asked for it stays, so that it can close with its own movement.
  const [wanted, setWanted] = useState(false)
  const isOpen = open ?? opened
  if (isOpen && !wanted) setWanted(true)
  const change = (next: boolean) => {
    setOpened(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {cloneElement(trigger, {
        onClick: () => change(true),
        onPointerEnter: () => void loadDialog().catch(() => {}),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      })}
      {wanted && <Dialog {...dialog} open={isOpen} onOpenChange={change} />}
    </>
  )
}
