import { clsx } from 'clsx'
import { BRAND_MARKS } from './iconNames.generated'

interface BrandMarkProps {
  name: string
  slug: string
  className?: string
  /** renders nothing for a brand without a mark, since the name is shown anyway */
  wordless?: boolean
}

/**
 * A maker's mark in the current text colour; without a mark, the name as a wordmark. Decorative: show the name next to it.
 */
export function BrandMark({ name, slug, className, wordless = false }: BrandMarkProps) {
  const file = slug.replaceAll('-', '')
  if (BRAND_MARKS.has(file))
    return (
      <span
        aria-hidden
        className={clsx('brand-mark', className)}
        style={{ maskImage: `url(/forecourt/brand-marks/${file}.svg)` }}
      />
    )
  if (wordless) return null
  return (
    <span aria-hidden className="heading-4 block truncate">
      {name}
    </span>
  )
}
