import { clsx } from 'clsx'
import type { MediaImage } from '@/domain/mediaImage'
import { Picture } from '@/ui/media/Picture'

interface SiteLogoProps {
  name: string
  logo: MediaImage | null
  className?: string
}

/** The dealer's logo at the header's height; without one, the name as a wordmark next to its initial. */
export function SiteLogo({ name, logo, className }: SiteLogoProps) {
  if (logo) {
    return (
      <Picture
        src={logo.url}
        alt={name}
        width={logo.width}
        height={logo.height}
        fit="contain"
        sizes="220px"
        priority
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
