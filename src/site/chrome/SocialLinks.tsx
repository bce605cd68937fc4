import { siFacebook, siInstagram, siTiktok, siX, siYoutube } from 'simple-icons'
import type { Site } from '@/domain/site/site'

type Network = Site['socialLinks'][number]['network']

/** simple-icons has no LinkedIn logo. */
const LINKEDIN =
  'M4.98 3.5a2.5 2.5 0 1 1-.02 5 2.5 2.5 0 0 1 .02-5zM3 9.75h4V21H3zM9.5 9.75h3.83v1.54h.05c.53-.96 1.84-1.97 3.79-1.97C21.2 9.32 22 11.92 22 15.3V21h-4v-5.06c0-1.2-.02-2.75-1.75-2.75-1.75 0-2.02 1.3-2.02 2.66V21H9.5z'

const MARKS: Record<Network, { name: string; path: string }> = {
  facebook: { name: 'Facebook', path: siFacebook.path },
  instagram: { name: 'Instagram', path: siInstagram.path },
  youtube: { name: 'YouTube', path: siYoutube.path },
  tiktok: { name: 'TikTok', path: siTiktok.path },
  linkedin: { name: 'LinkedIn', path: LINKEDIN },
  x: { name: 'X', path: siX.path },
}

/** Links to the dealer's social profiles (SITE-05). */
export function SocialLinks({ links, siteName }: { links: Site['socialLinks']; siteName: string }) {
  if (links.length === 0) return null
  return (
    <ul className="-ml-2.5 flex flex-wrap">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" className="icon-button">
            <svg viewBox="0 0 24 24" aria-hidden className="fill-current">
              <path d={MARKS[network].path} />
            </svg>
            <span className="sr-only">
              {siteName} on {MARKS[network].name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
