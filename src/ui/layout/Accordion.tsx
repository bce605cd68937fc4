import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface AccordionItemProps {
  heading: ReactNode
  /** open from the start */
  open?: boolean
  /** items that share a name close each other */
  group?: string
  children: ReactNode
}

/** Questions and answers, or sections that shoppers open. Works without script; the browser's page search opens items. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div>{children}</div>
}

export function AccordionItem({ heading, open, group, children }: AccordionItemProps) {
  return (
    <details className="accordion-item" open={open} name={group}>
      <summary>
        <span>{heading}</span>
        <Plus aria-hidden />
      </summary>
      <div className="measure pb-5 text-muted">{children}</div>
    </details>
  )
}
