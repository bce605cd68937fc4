import NextLink from 'next/link'
import type { ComponentPropsWithRef } from 'react'

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string
  /** false leaves out fetching the page ahead; site paths only */
  prefetch?: boolean
}

/**
 * A link to wherever staff point it: pages of the site move within the app, other addresses, phone numbers and anchors are
 * plain links. Addresses outside open in the same tab unless `target` says otherwise, and never hand over the opener.
 */
export function Anchor({ href, prefetch, target, rel, ...rest }: AnchorProps) {
  if (isSitePath(href)) return <NextLink href={href} prefetch={prefetch} target={target} rel={rel} {...rest} />
  const outside = target === '_blank' ? 'noopener noreferrer' : undefined
  return <a href={href} target={target} rel={rel ?? outside} {...rest} />
}

/** True for "/finance", false for "https://...", "//cdn", "tel:...", "#anchor" and files that the browser downloads. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !/^\/(api|site-media|stock-photos)\//.test(href)
}
