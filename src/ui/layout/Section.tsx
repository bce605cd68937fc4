import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SectionProps {
  heading?: ReactNode
  /** short text above the heading */
  eyebrow?: ReactNode
  intro?: ReactNode
  /** at the end of the heading on desktop, below the content on phones: usually a `LinkArrow` */
  action?: ReactNode
  align?: 'start' | 'centre'
  headingLevel?: 1 | 2 | 3
  /** id of the heading, for a region labelled by it */
  headingId?: string
  /** width of the content; headings always keep a reading width */
  width?: 'full' | 'narrow' | 'measure'
  /** on wide pages the heading stands beside the content, for content that would leave half of the page empty */
  beside?: boolean
  className?: string
  children?: ReactNode
}

const WIDTH = { full: '', narrow: 'max-w-(--container-narrow)', measure: 'max-w-(--container-measure)' }

/** The content of a block: heading, intro, children. Outer spacing belongs to the page's sections. */
export function Section(props: SectionProps) {
  const {
    heading,
    eyebrow,
    intro,
    action,
    align = 'start',
    headingLevel = 2,
    headingId,
    width = 'full',
    beside = false,
    className,
    children,
  } = props
  const Heading = `h${headingLevel}` as const
  const hasHead = Boolean(heading || eyebrow || intro)
  const head = hasHead && (
    <div className={clsx('section-head max-w-3xl min-w-0', align === 'centre' && 'mx-auto text-center')}>
      {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
      {heading && (
        <Heading id={headingId} className={headingLevel === 1 ? 'heading-1' : 'heading-2'}>
          {heading}
        </Heading>
      )}
      {intro && <div className={clsx('measure mt-3 text-lg text-muted', align === 'centre' && 'mx-auto')}>{intro}</div>}
    </div>
  )
  return (
    <div
      className={clsx(WIDTH[width], align === 'centre' && 'mx-auto', beside && hasHead && 'section-beside', className)}
      data-align={align}
    >
      {action ? (
        <div
          className={clsx(
            'flex flex-wrap items-end justify-between gap-x-8 gap-y-3',
            align === 'centre' && 'justify-center',
          )}
        >
          {head}
          <div className="hidden sm:block">{action}</div>
        </div>
      ) : (
        head
      )}
      {children && <div className={clsx(hasHead && (beside ? 'section-content' : 'mt-6 md:mt-9'))}>{children}</div>}
      {action && <div className={clsx('mt-4 md:mt-6', hasHead && 'sm:hidden')}>{action}</div>}
    </div>
  )
}
