import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

export function TextArea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={rows} className={clsx('control', className)} {...rest} />
}
