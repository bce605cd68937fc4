import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Running text from the CMS at a comfortable measure. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('prose', className)}>{children}</div>
}
