import NextLink from 'next/link'
import type { ComponentPropsWithRef } from 'react'

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
  /** prefetches its page as soon as the link is in view, instead of when hovered or touched (PrefetchOnIntent); site paths only */
  prefetchInView?: boolean
}

/**
 * A link to any address that staff enter: site pages navigate within the app; other addresses, phone numbers and
 * anchors are plain links. External links open in the same tab unless `target` is set, and never expose the opener.
 */
export function Anchor({ href, prefetchInView = false, target, rel, ...rest }: AnchorProps) {
  if (isSitePath(href))
    return <NextLink href={href} prefetch={prefetchInView ? 'auto' : false} target={target} rel={rel} {...rest} />
  const outside = target === '_blank' ? 'noopener noreferrer' : undefined
  return <a href={href} target={target} rel={rel ?? outside} {...rest} />
}

/** True for "/finance"; false for "https://...", "//cdn", "tel:...", "#anchor" and downloads. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/(api|site-media|stock-photos)\//.test(href)
}
