'use client'
import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useState } from 'react'
import { withoutIds } from '@/domain/blocks/withoutIds'
import type { PageTemplate } from '@/newSite/pageTemplates'

/** Fills the form of an empty page with a template's blocks. Undo takes them out again. */
export function TemplateButtons({ templates }: { templates: readonly PageTemplate[] }) {
  const { getFields, reset, setModified } = useForm()
  const isEmpty = useFormFields(([fields]) => (fields.layout?.rows ?? []).length === 0)
  const [isBusy, setIsBusy] = useState(false)
  // For good in a form that is read-only.
  const isProcessing = useFormProcessing()
  if (!isEmpty) return null
  const fill = async ({ blocks }: PageTemplate) => {
    setIsBusy(true)
    await reset({ ...reduceFieldsToValues(getFields(), true), layout: blocks.map((block) => withoutIds(block)) })
    setModified(true)
    setIsBusy(false)
  }
  return (
    <section aria-labelledby="start-from-template" className="field-type forecourt-templates">
      <h2 id="start-from-template">Start from a template</h2>
      <p className="forecourt-quiet">Or add blocks one by one below.</p>
      <ul>
        {templates.map((template) => (
          <li key={template.key}>
            <button disabled={isBusy || isProcessing} onClick={() => void fill(template)} type="button">
              <strong>{template.title}</strong>
              <span>{template.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
