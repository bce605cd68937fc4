'use client'
import { useAllFormFields, useDocumentInfo, useFormModified, useLivePreviewContext } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useState } from 'react'
import { isUnsavedCollection, previewDraftUrl } from '@/domain/preview/unsavedContent'
import { usePreviewWindow } from './previewWindow'
import { UnsavedDraft } from './unsavedDraft'

/** Makes the live preview of a form follow while its editor types, before anything is saved. Renders nothing. */
export function ShowUnsaved() {
  const { isLivePreviewing, url } = useLivePreviewContext()
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  if (!isLivePreviewing || !url || !id || !hasSavePermission || !isUnsavedCollection(collectionSlug)) return null
  const draft = previewDraftUrl(collectionSlug, id)
  return <UnsavedSender key={draft} url={draft} />
}

function UnsavedSender({ url }: { url: string }) {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const previewWindow = usePreviewWindow()
  const refresh = useEffectEvent(() =>
    // The message of a save, which refreshes the preview.
    previewWindow()?.postMessage({ type: 'payload-document-event' }, window.location.origin),
  )
  const [draft, setDraft] = useState<UnsavedDraft | null>(null)

  useEffect(() => {
    const created = new UnsavedDraft(url, () => refresh())
    const close = () => created.close()
    setDraft(created)
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      close()
    }
  }, [url])

  useEffect(() => {
    if (isModified) draft?.change(() => toValues(fields))
  }, [draft, fields, isModified])

  // Also once the form opens: a browser that ended has left its own.
  useEffect(() => {
    if (!isModified) void draft?.forget()
  }, [draft, isModified])
  return null
}

const toValues = (fields: FormState) => reduceFieldsToValues(fields, true) as Record<string, unknown>
