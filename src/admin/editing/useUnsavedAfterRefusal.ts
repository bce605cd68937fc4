import {
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

interface RefusedField {
  path: string
  message: string
  value: unknown
}

/**
 * Keeps a form modified whose save the server refused: Payload takes what it has sent for saved, so that it was not autosaved, and lost
 * without a question as the page was left. The autosave that follows takes the marks off the refused fields: they are marked again until they change.
 */
export function useUnsavedAfterRefusal(): void {
  const { dispatchFields, getFields, setModified, setSubmitted } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isAutosaving = useFormBackgroundProcessing()
  // Payload sets it once a save was refused.
  const isSubmitted = useFormSubmitted()
  const before = useRef({ isProcessing: false, wasModified: false })
  const refused = useRef<RefusedField[]>([])
  useEffect(() => {
    const { isProcessing: wasProcessing, wasModified } = before.current
    if (wasProcessing && !isProcessing) {
      refused.current = isSubmitted ? findRefused(getFields()) : []
      if (isSubmitted && wasModified) setModified(true)
    }
    before.current = { isProcessing, wasModified: isProcessing ? wasModified || isModified : isModified }
  }, [getFields, isModified, isProcessing, isSubmitted, setModified])
  useEffect(() => {
    if (isSubmitted || isProcessing || isAutosaving) return
    const fields = getFields()
    refused.current = refused.current.filter(({ path, value }) => fields[path]?.value === value)
    if (refused.current.length === 0) return
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: refused.current })
    setSubmitted(true)
  }, [dispatchFields, getFields, isAutosaving, isProcessing, isSubmitted, setSubmitted])
}

const findRefused = (fields: ReturnType<ReturnType<typeof useForm>['getFields']>): RefusedField[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, value }]) =>
    valid === false && errorMessage ? { path, message: errorMessage, value } : [],
  )
