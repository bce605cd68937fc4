import { Icon } from '@/ui/media/Icon'
import { useSearchSetup, useUnderstanding } from './SearchContext'

const quote = (words: string) => `\u201c${words}\u201d`

/** Says which typed words no car has together with the rest of the search, and what is shown without them. */
export function UnmatchedNote() {
  const { stockNoun } = useSearchSetup()
  const { understood } = useUnderstanding()
  const unmatched = understood?.leftOut?.unmatched ?? []
  if (!understood || unmatched.length === 0) return null
  const labels = understood.parts.filter(({ sort }) => sort === undefined).map(({ label }) => label)
  return (
    <p className="mb-5 flex items-start gap-2.5 rounded-card bg-surface px-4 py-3 text-sm">
      <Icon name="info" className="mt-0.5 size-4 flex-none" />
      <span className="min-w-0">
        No {stockNoun.many} also match {unmatched.map(quote).join(' or ')}. Showing all for{' '}
        {[...new Set(labels)].join(', ')}.
      </span>
    </p>
  )
}
