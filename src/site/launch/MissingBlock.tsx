import { pageTime } from '@/data/pageTime'
import { findMissingFact } from '@/data/site/missingFacts'
import type { Site } from '@/domain/site/site'

interface MissingBlockProps {
  site: Site
  block: string
  /** the block's name in the admin */
  label: string
}

/** Says to staff, on a site that is not live, which block stays off the page and why. */
export async function MissingBlock({ site, block, label }: MissingBlockProps) {
  const reason = await findMissingFact(site, block, pageTime())
  if (!reason) return null
  return (
    <p className="text-sm text-muted" data-staff-note={block}>
      For staff: “{label}” is not shown, because {reason}.
    </p>
  )
}
