'use client'

import { createContext, type ReactNode, useContext } from 'react'

const PortalContainer = createContext<HTMLElement | null>(null)

/**
 * The element that dialogs, drawers and popovers are portalled into: the body, or the given element, which keeps them inside
 * a frame with its own theme.
 */
export function PortalContainerProvider({
  container,
  children,
}: {
  container: HTMLElement | null
  children: ReactNode
}) {
  return <PortalContainer value={container}>{children}</PortalContainer>
}

export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainer) ?? undefined
}
