import { clsx } from 'clsx'
import { Icon } from '@/ui/media/Icon'
import { Anchor, type AnchorProps } from './Anchor'

/** An accent link with an arrow: "See all locations". */
export function LinkArrow({ className, children, ...rest }: AnchorProps) {
  return (
    <Anchor className={clsx('link-arrow', className)} {...rest}>
      {children}
      <Icon name="arrow-right" className="link-arrow-icon" />
    </Anchor>
  )
}
