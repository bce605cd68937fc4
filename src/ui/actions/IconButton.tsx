import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './Anchor'

interface IconButtonLook {
  /** label for screen readers; also the tooltip */
  label: string
  /** `solid` is for use on photos */
  variant?: 'quiet' | 'outline' | 'solid'
  /** the icon; none for a button whose class names it */
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
    const { label, variant = 'quiet', className, pressed: _, ...rest } = props
    return (
      <Anchor
        className={clsx('icon-button', className)}
        data-variant={variant}
        aria-label={label}
        title={label}
        {...rest}
      />
    )
  }
  const { label, variant = 'quiet', className, pressed, type = 'button', ...rest } = props
  return (
    <button
      type={type}
      className={clsx('icon-button', className)}
      data-variant={variant}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...rest}
    />
  )
}
