import type { ComponentPropsWithRef } from 'react'

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
}

/**
 * A link to any address that staff enter: `LinkNavigation` opens site pages within the app; other addresses, phone numbers
 * and anchors are plain links. External links open in the same tab unless `target` is set, and never expose the opener.
 */
export function Anchor({ href, target, rel, ...rest }: AnchorProps) {
  // Attributes that are undefined would be sent as such.
  if (!target && !rel) return <a href={href} {...rest} />
  const outside = target === '_blank' && !isSitePath(href) ? 'noopener noreferrer' : undefined
  return <a href={href} target={target} rel={rel ?? outside} {...rest} />
}

/** True for "/finance"; false for "https://...", "//cdn", "tel:...", "#anchor" and downloads. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/(api|site-media|stock-photos)\//.test(href)
}
