import * as marks from './brandMarks'

const BY_SLUG = new Map(Object.values(marks).map((mark) => [mark.slug, mark.path]))

/** A maker's mark in the colour of the text around it, where the set has it; else its name, as a wordmark. Decoration: say the name beside it. */
export function BrandMark({ name, slug, className }: { name: string; slug: string; className?: string }) {
  const path = BY_SLUG.get(slug.replaceAll('-', ''))
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
