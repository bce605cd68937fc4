'use client'

import { createContext, type ReactNode, useContext } from 'react'

const PortalContainer = createContext<HTMLElement | null>(null)

/**
 * Where dialogs, drawers and popovers are put: the page's body, or the element given here, which keeps them within a
 * frame that has its own theme.
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
