import type { IconName } from './iconNames.generated'
import sprite from './icons.generated.svg'

export type { IconName }

interface IconProps {
  name: IconName
  className?: string
  /** pixels, where there are no utility classes */
  size?: number
  strokeWidth?: number
}

/** An icon of the sprite, in the text colour. Decorative: show or label what it stands for next to it. */
export function Icon({ name, className, size, strokeWidth }: IconProps) {
  const style = size || strokeWidth ? { width: size, height: size, strokeWidth } : undefined
  return (
    <svg data-icon="" aria-hidden className={className} style={style}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
