'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { animateTo, type Keyframes, prefersReducedMotion } from '../lazy/motion'

/** The side that a panel enters from; `below` is a short distance under its final position. */
export type OverlayOrigin = 'left' | 'right' | 'below'

const SCRIM_HIDDEN: Keyframes = { opacity: 0 }
const SCRIM_SHOWN: Keyframes = { opacity: 1 }

const PANEL_HIDDEN = {
  left: { transform: 'translateX(-100%)' },
  right: { transform: 'translateX(100%)' },
  below: { opacity: 0, transform: 'translateY(1.5rem)' },
} as const satisfies Record<OverlayOrigin, Keyframes>
const PANEL_SHOWN = {
  left: { transform: 'none' },
  right: { transform: 'none' },
  below: { opacity: 1, transform: 'none' },
} as const satisfies Record<OverlayOrigin, Keyframes>

const ENTER_SECONDS = 0.22
const EXIT_SECONDS = 0.16

interface OverlayMotionOptions {
  /** leave out when a Radix trigger opens it */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  origin: OverlayOrigin
}

/**
 * Animates a dialog or drawer: it stays mounted until its exit animation ends, and an interrupted animation continues from
 * its current state. Without animation under reduced motion.
 */
export function useOverlayMotion({ open, onOpenChange, origin }: OverlayMotionOptions) {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const [mounted, setMounted] = useState(isOpen)
  if (isOpen && !mounted) setMounted(true)
  // Radix mounts the portal's content later, so the elements are state rather than refs.
  const [scrim, setScrim] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const entered = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    if (!scrim || !panel) return
    const isNew = entered.current !== panel
    entered.current = panel
    if (prefersReducedMotion()) {
      if (!isOpen) setMounted(false)
      return
    }
    if (isOpen) {
      animateTo(scrim, isNew ? fromTo(SCRIM_HIDDEN, SCRIM_SHOWN) : SCRIM_SHOWN, ENTER_SECONDS)
      animateTo(panel, isNew ? fromTo(PANEL_HIDDEN[origin], PANEL_SHOWN[origin]) : PANEL_SHOWN[origin], ENTER_SECONDS)
      return
    }
    let closing = true
    const exitAnimations = [
      animateTo(scrim, SCRIM_HIDDEN, EXIT_SECONDS),
      animateTo(panel, PANEL_HIDDEN[origin], EXIT_SECONDS),
    ]
    Promise.all(exitAnimations.map(({ finished }) => finished)).then(() => {
      if (closing) setMounted(false)
    })
    return () => {
      closing = false
    }
  }, [isOpen, scrim, panel, origin])

  return {
    root: {
      open: isOpen,
      onOpenChange: (next: boolean) => {
        setOwnOpen(next)
        onOpenChange?.(next)
      },
    },
    mounted,
    scrimRef: setScrim,
    panelRef: setPanel,
  }
}

function fromTo(from: Keyframes, to: Keyframes): Keyframes {
  return {
    ...(to.opacity !== undefined && { opacity: [from.opacity as number, to.opacity as number] }),
    ...(to.transform !== undefined && { transform: [from.transform as string, to.transform as string] }),
  }
}
