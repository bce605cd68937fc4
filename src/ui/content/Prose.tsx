import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Body text from the CMS at a readable line length. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('prose', className)}>{children}</div>
}
