import { clsx } from 'clsx'
import type { IconName } from './iconNames.generated'

export type { IconName }

interface IconProps {
  name: IconName
  className?: string
  /** pixels, where there are no utility classes */
  size?: number
}

/**
 * An icon of the sprite, in the text colour: one element, since a page has a hundred icons. Decorative: show or label
 * what it stands for next to it.
 */
export function Icon({ name, className, size }: IconProps) {
  return (
    <i
      aria-hidden
      className={clsx('sprite-icon', iconClass(name), className)}
      style={size ? { width: size, height: size } : undefined}
    />
  )
}

/** The class of an element that shows an icon itself, as `sprite-icon-before` and `sprite-icon-after` do. */
export const iconClass = (name: IconName): string => `icon-${name}`
