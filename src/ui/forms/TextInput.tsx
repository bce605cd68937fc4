import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** an `Icon` inside the input, before the text */
  icon?: ReactNode
  /** hides it, with its icon, where scripts are off */
  'data-needs-script'?: boolean
}

export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const input = <input type={type} className={clsx('control', className)} {...rest} />
  if (!icon) return input
  return (
    <div className="affix" data-needs-script={rest['data-needs-script']}>
      {icon}
      {input}
    </div>
  )
}
