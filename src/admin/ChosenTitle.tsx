'use client'
import { useDocumentTitle, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/** Sets a document's title to the label of what is chosen, such as a menu's placement, instead of the stored value. Renders nothing. */
export const ChosenTitle: SelectFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ potentiallyStalePath: path })
  const { setDocumentTitle, title } = useDocumentTitle()
  const option = field.options.find((item) => typeof item !== 'string' && item.value === value)
  const label = typeof option === 'object' && typeof option.label === 'string' ? option.label : null
  useEffect(() => {
    if (!label || title === label) return
    // Runs after the admin sets its own title, which it does when this field mounts.
    const timer = setTimeout(() => setDocumentTitle(label))
    return () => clearTimeout(timer)
  }, [label, title, setDocumentTitle])
  return null
}
