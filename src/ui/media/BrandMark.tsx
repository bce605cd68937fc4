import * as marks from './brandMarks'

const BY_SLUG = new Map(Object.values(marks).map((mark) => [mark.slug, mark.path]))

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
  const path = BY_SLUG.get(slug.replaceAll('-', ''))
  if (!path && wordless) return null
  if (!path) {
    return (
      <span aria-hidden className="heading-4 block truncate">
        {name}
      </span>
    )
  }
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={path} />
    </svg>
  )
}
