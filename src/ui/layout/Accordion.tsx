import type { ReactNode } from 'react'
import { Icon } from '@/ui/media/Icon'

export interface AccordionItemProps {
  heading: ReactNode
  /** open initially */
  open?: boolean
  /** items with the same name close each other */
  group?: string
  children: ReactNode
}

/** Collapsible items, such as questions and answers. Works without JavaScript; find-in-page opens items. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div>{children}</div>
}

export function AccordionItem({ heading, open, group, children }: AccordionItemProps) {
  return (
    <details className="accordion-item" open={open} name={group}>
      <summary>
        <span>{heading}</span>
        <Icon name="plus" />
      </summary>
      <div className="measure pb-5 text-muted">{children}</div>
    </details>
  )
}
