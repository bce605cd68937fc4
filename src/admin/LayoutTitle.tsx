'use client'
import { useDocumentTitle, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { useEffect } from 'react'

/** Names a layout by the page that it draws, where the admin would show the stored word. Draws nothing itself. */
export const LayoutTitle: SelectFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ potentiallyStalePath: path })
  const { setDocumentTitle, title } = useDocumentTitle()
  const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
  const label = typeof option === 'object' && typeof option.label === 'string' ? option.label : null
  useEffect(() => {
    if (!label || title === label) return
    // After the admin has named it by itself, which it does as this field comes up.
    const after = setTimeout(() => setDocumentTitle(label))
    return () => clearTimeout(after)
  }, [label, title, setDocumentTitle])
  return null
}
