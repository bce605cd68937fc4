import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '@/ui/media/Icon'
import { Anchor, type AnchorProps } from '../actions/Anchor'

interface ChipAsButton extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  href?: undefined
  children: ReactNode
  pressed?: boolean
  /** pressing the chip removes it: shows a cross and reads "Remove Mazda" */
  removable?: boolean
}

interface ChipAsLink extends Omit<AnchorProps, 'children'> {
  children: ReactNode
  pressed?: undefined
  removable?: undefined
}

export type ChipProps = ChipAsButton | ChipAsLink

/** A small choice: a quick pick, a removable refinement, a link to a search. */
export function Chip(props: ChipProps) {
  if (props.href !== undefined) {
    const { className, pressed: _, removable: __, ...rest } = props
    return <Anchor className={clsx('chip', className)} {...rest} />
  }
  const { className, pressed, removable, type = 'button', children, ...rest } = props
  return (
    <button type={type} className={clsx('chip', className)} aria-pressed={pressed} {...rest}>
      {removable && <span className="sr-only">Remove</span>}
      {children}
      {removable && <Icon name="x" />}
    </button>
  )
}
