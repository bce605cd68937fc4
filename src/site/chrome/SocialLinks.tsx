import type { Site } from '@/domain/site/site'
import { iconClass } from '@/ui/media/Icon'

const NAMES: Record<Site['socialLinks'][number]['network'], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
}

/** Links to the dealer's social profiles (SITE-05). */
export function SocialLinks({ links, siteName }: { links: Site['socialLinks']; siteName: string }) {
  if (links.length === 0) return null
  return (
    <ul className="-ml-2.5 flex flex-wrap">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noopener"
            className={`icon-button sprite-icon-after ${iconClass(`logo-${network}`)} place-content-center text-[0px] [--icon-size:1.375rem]`}
          >
            {`${siteName} on ${NAMES[network]}`}
          </a>
        </li>
      ))}
    </ul>
  )
}
