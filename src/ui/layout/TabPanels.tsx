'use client'

import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export interface TabsProps {
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
}

/** Tabbed panels, one visible at a time. All panels are in the HTML for search engines and print. */
export function TabPanels({ label, tabs, defaultValue, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root defaultValue={defaultValue ?? tabs[0]?.value} value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="pt-5 data-[state=inactive]:hidden print:block!"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
