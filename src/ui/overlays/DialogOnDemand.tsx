'use client'

import dynamic from 'next/dynamic'
import { cloneElement, type ReactElement, useState } from 'react'
import { preloadAfterPaint } from '../afterPaint'
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

/** A dialog behind a button, whose code loads when the button is hovered or pressed: most visits open none. */
export function DialogOnDemand({ trigger, open, onOpenChange, ...dialog }: DialogOnDemandProps) {
  const [opened, setOpened] = useState(false)
  // Once requested it stays mounted, so that its closing animation can run.
  const [requested, setRequested] = useState(false)
  const isOpen = open ?? opened
  if (isOpen && !requested) setRequested(true)
  const change = (next: boolean) => {
    setOpened(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {cloneElement(trigger, {
        onClick: () => change(true),
        onPointerEnter: () => preloadAfterPaint(loadDialog),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      })}
      {requested && <Dialog {...dialog} open={isOpen} onOpenChange={change} />}
    </>
  )
}
