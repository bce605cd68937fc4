import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type IconName, iconClass } from '../media/Icon'
import { Anchor, type AnchorProps } from './Anchor'

interface IconButtonLook {
  /** label for screen readers; also the tooltip */
  label: string
  /** `solid` is for use on photos */
  variant?: 'quiet' | 'outline' | 'solid'
  /** shown without an element of its own; else it is among the children */
  icon?: IconName
  children?: ReactNode
}

interface AsButton extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  href?: undefined
  /** pressed state of a toggle, such as the favourite button */
  pressed?: boolean
}

interface AsLink extends IconButtonLook, Omit<AnchorProps, 'children' | 'aria-label'> {
  pressed?: undefined
}

export type IconButtonProps = AsButton | AsLink

/** An icon button, 44 px square for touch. */
export function IconButton(props: IconButtonProps) {
  if (props.href !== undefined) {
    const { label, variant = 'quiet', icon, className, pressed: _, ...rest } = props
    return (
      <Anchor
        className={buttonClass(icon, className)}
        data-variant={variant}
        aria-label={label}
        title={label}
        {...rest}
      />
    )
  }
  const { label, variant = 'quiet', icon, className, pressed, type = 'button', ...rest } = props
  return (
    <button
      type={type}
      className={buttonClass(icon, className)}
      data-variant={variant}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...rest}
    />
  )
}

const buttonClass = (icon: IconName | undefined, className: string | undefined) =>
  clsx('icon-button', icon && `sprite-icon-after ${iconClass(icon)}`, className)
