import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Anchor, type AnchorProps } from './Anchor'

/** An accent link with an arrow: "See all locations". */
export function LinkArrow({ className, children, ...rest }: AnchorProps) {
  return (
    <Anchor className={clsx('link-arrow', className)} {...rest}>
      {children}
      <ArrowRight aria-hidden className="link-arrow-icon" />
    </Anchor>
  )
}
