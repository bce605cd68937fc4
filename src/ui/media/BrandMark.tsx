import { clsx } from 'clsx'
import { BRAND_MARKS } from './iconNames.generated'
import { Picture } from './Picture'

interface BrandMarkProps {
  slug: string
  className?: string
}

/** A maker's mark in the current text colour, or the not-found image for a maker without one (SITE-06). Decorative: show the name next to it. */
export function BrandMark({ slug, className }: BrandMarkProps) {
  const file = slug.replaceAll('-', '')
  if (!BRAND_MARKS.has(file))
    return <Picture src={null} alt="" width={56} height={56} className={clsx('rounded-xs', className)} />
  return (
    <span
      aria-hidden
      className={clsx('brand-mark', className)}
      style={{ maskImage: `url(/forecourt/brand-marks/${file}.svg)` }}
    />
  )
}
