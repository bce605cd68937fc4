import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../actions/Anchor'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'li' | 'section' | 'aside'
  /** lifts on hover: for a card with a `CardLink` */
  interactive?: boolean
  /** inner padding; `none` if a picture reaches the edges */
  padding?: 'none' | 'normal' | 'large'
  children: ReactNode
}

const PADDING = { none: '', normal: 'p-card', large: 'p-[calc(var(--card-space)*1.4)]' }

/** A surface in the theme's card style. */
export function Card({ as = 'div', interactive = false, padding = 'normal', className, ...rest }: CardProps) {
  const Element = as as ElementType
  return <Element className={clsx('card', interactive && 'card-interactive', PADDING[padding], className)} {...rest} />
}

/** The link that makes a whole interactive card clickable. Other controls in the card need `above-card-link`. */
export function CardLink({ className, ...rest }: AnchorProps) {
  return <Anchor className={clsx('card-link', className)} {...rest} />
}
