import { clsx } from 'clsx'
import { iconClass } from '@/ui/media/Icon'
import { Anchor, type AnchorProps } from './Anchor'

/** An accent link with an arrow: "See all locations". */
export function LinkArrow({ className, children, ...rest }: AnchorProps) {
  return (
    <Anchor className={clsx('link-arrow sprite-icon-after', iconClass('arrow-right'), className)} {...rest}>
      {children}
    </Anchor>
  )
}
