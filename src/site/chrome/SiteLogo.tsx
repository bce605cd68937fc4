import { clsx } from 'clsx'
import type { MediaImage } from '@/domain/mediaImage'
import { Picture } from '@/ui/media/Picture'

interface SiteLogoProps {
  name: string
  logo: MediaImage | null
  className?: string
  /** in the first view: loads at once */
  eager?: boolean
}

/** The logo's box in pixels, as its classes set it. */
const BOX = { phone: { width: 208, height: 36 }, desktop: { width: 240, height: 44 } }

/** The dealer's logo at the header's height; without one, the name as a wordmark next to its initial. */
export function SiteLogo({ name, logo, className, eager }: SiteLogoProps) {
  if (logo) {
    return (
      <Picture
        src={logo.url}
        alt={name}
        width={logo.width}
        height={logo.height}
        fit="contain"
        sizes={`(min-width: 64rem) ${widthIn(BOX.desktop, logo)}px, ${widthIn(BOX.phone, logo)}px`}
        eager={eager}
        className={clsx('h-9 w-auto max-w-[min(100%,13rem)] object-left lg:h-11 lg:max-w-60', className)}
      />
    )
  }
  return (
    <span className={clsx('wordmark', className)}>
      <span aria-hidden className="wordmark-initial">
        {name.charAt(0)}
      </span>
      <span className="wordmark-name">{name}</span>
    </span>
  )
}

function widthIn(box: { width: number; height: number }, logo: MediaImage): number {
  return Math.ceil(Math.min(box.width, (box.height * logo.width) / logo.height))
}
