import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '@/ui/media/Icon'
import { Anchor, type AnchorProps } from './Anchor'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface ButtonLook {
  /** `primary` is the view's main action in the accent colour; `inverse` is solid ink */
  variant?: ButtonVariant
  /** 44 px, the theme's control height, or larger */
  size?: ButtonSize
  fullWidth?: boolean
}

interface ButtonAsButton extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'href'> {
  href?: undefined
  /** keeps the width, shows a spinner and ignores presses */
  loading?: boolean
  /** label for screen readers while loading */
  loadingLabel?: string
}

interface ButtonAsLink extends ButtonLook, AnchorProps {
  loading?: undefined
  loadingLabel?: undefined
}

export type ButtonProps = ButtonAsButton | ButtonAsLink

/** A button, or a link that looks like one when `href` is set. Icons are children, before or after the text. */
export function Button(props: ButtonProps) {
  if (props.href !== undefined) {
    const { variant = 'primary', size = 'md', fullWidth, className, loading: _, loadingLabel: __, ...rest } = props
    return <Anchor {...buttonProps(variant, size, fullWidth, className)} {...rest} />
  }
  const {
    variant = 'primary',
    size = 'md',
    fullWidth,
    className,
    loading = false,
    loadingLabel = 'Loading',
    disabled,
    type = 'button',
    children,
    ...rest
  } = props
  return (
    <button
      {...buttonProps(variant, size, fullWidth, className)}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
    >
      {loading ? <Loading label={loadingLabel}>{children}</Loading> : children}
    </button>
  )
}

function buttonProps(
  variant: ButtonVariant,
  size: ButtonSize,
  fullWidth: boolean | undefined,
  className: string | undefined,
) {
  return {
    className: clsx('button', className),
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
  }
}

function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="button-content">{children}</span>
      <span className="button-spinner" role="status">
        <Icon name="loader-circle" />
        <span className="sr-only">{label}</span>
      </span>
    </>
  )
}
