import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** an `Icon` */
  icon?: ReactNode
  title: string
  children?: ReactNode
  /** next steps: one or two buttons */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Explains that a list is empty, why, and what to do next. */
export function EmptyState({ icon, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-4 py-12 text-center">
      {icon && (
        <div className="mb-5 grid size-16 place-items-center rounded-full bg-ink/7 text-muted *:size-7" aria-hidden>
          {icon}
        </div>
      )}
      <Heading className="heading-3">{title}</Heading>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
