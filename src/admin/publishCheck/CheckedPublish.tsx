'use client'
import { PublishButton, SaveButton, useDocumentInfo, useForm } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { Finding } from '@/domain/publishCheck/publishCheck'
import { getRelationId } from '@/domain/relationId'
import { FindingsDialog } from './FindingsDialog'

/** Payload's Publish, which first shows what may be wrong with the document. */
export const CheckedPublish = () => (
  <PublishCheck>
    <PublishButton />
  </PublishCheck>
)

/** Payload's Save of a collection without drafts, where each save publishes. */
export const CheckedSave = () => (
  <PublishCheck>
    <SaveButton />
  </PublishCheck>
)

/** Checks the form when its button is pressed, by mouse or by keys, and presses it again once nothing is wrong or the user chose so. */
function PublishCheck({ children }: { children: ReactNode }) {
  const { collectionSlug, docConfig } = useDocumentInfo()
  const { getFields } = useForm()
  const wrapper = useRef<HTMLDivElement>(null)
  const isPassed = useRef(false)
  const isChecking = useRef(false)
  const [findings, setFindings] = useState<Finding[] | null>(null)

  const publish = () => {
    isPassed.current = true
    wrapper.current?.querySelector<HTMLElement>('#action-save')?.click()
    isPassed.current = false
  }

  const check = async () => {
    const data = reduceFieldsToValues(getFields(), true)
    const found = await requestFindings(collectionSlug ?? '', data)
    if (found.length === 0) publish()
    else setFindings(found)
  }

  const onClickCapture = (event: MouseEvent) => {
    const isButton = (event.target as Element).closest('#action-save') !== null
    if (!isButton || isPassed.current) return
    event.preventDefault()
    event.stopPropagation()
    if (isChecking.current) return
    isChecking.current = true
    void check().finally(() => {
      isChecking.current = false
    })
  }

  return (
    <div className="publish-check" onClickCapture={onClickCapture} ref={wrapper}>
      {children}
      {findings ? (
        <FindingsDialog
          fields={docConfig?.fields ?? []}
          findings={findings}
          onClose={() => setFindings(null)}
          onPublish={publish}
        />
      ) : null}
    </div>
  )
}

async function requestFindings(collection: string, data: Record<string, unknown>): Promise<Finding[]> {
  const site = getRelationId(data.site)
  // Payload says that the site is missing.
  if (site === null) return []
  try {
    const response = await fetch('/api/publish-check', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ collection, site, data }),
    })
    const body = (await response.json()) as { findings?: Finding[]; errors?: { message: string }[] }
    return body.findings ?? [notChecked(body.errors?.[0]?.message ?? 'Try again.')]
  } catch {
    return [notChecked('The server could not be reached.')]
  }
}

const notChecked = (reason: string): Finding => ({
  kind: 'unchecked',
  field: '',
  message: `Links and pictures could not be checked. ${reason}`,
})
