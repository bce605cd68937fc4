import { createContext, type ReactNode, useContext } from 'react'

const InNoscript = createContext(false)

/** What is there without script only, such as the values of a closed filter. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <InNoscript value={true}>{children}</InNoscript>
    </noscript>
  )
}

/** What does nothing without script, and is left out of `WithoutScript`. Elsewhere `data-needs-script` hides it. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return useContext(InNoscript) ? null : children
}
