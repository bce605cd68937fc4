import type { ReactNode } from 'react'

interface NoticePageProps {
  /** a number or word shown large behind the title */
  code?: string
  title: string
  actions: ReactNode
  children: ReactNode
}

/** A page with one message and links to continue. */
export function NoticePage({ code, title, actions, children }: NoticePageProps) {
  return (
    <div className="container-page grid min-h-[min(34rem,70dvh)] items-center py-section-space">
      <div className="max-w-2xl">
        {code && <p className="eyebrow mb-3">{code}</p>}
        <h1 className="heading-display">{title}</h1>
        <p className="measure mt-4 text-lg text-muted">{children}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}
