import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { getAutosaveInterval, hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'

interface RefusedField {
  path: string
  message: string
  value: unknown
}

/**
 * Keeps a form modified whose save the server refused: Payload takes what it has sent for saved, so that it was not autosaved, and lost
 * without a question as the page was left. The autosave that follows takes the marks off the refused fields: they are marked again until
 * they change. Where Payload's own autosave came due while the refused save ran, it saved nothing and does not come again: it is made up for.
 */
export function useUnsavedAfterRefusal(): void {
  const { dispatchFields, getFields, setModified, setSubmitted } = useForm()
  const { docConfig } = useDocumentInfo()
  const autosave = useAutosave()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isAutosaving = useFormBackgroundProcessing()
  // Payload sets it once a save was refused.
  const isSubmitted = useFormSubmitted()
  const before = useRef({ isProcessing: false, wasModified: false })
  const refused = useRef<RefusedField[]>([])
  const isAutosaveDue = useRef(false)
  const autosaveDelay = docConfig && hasAutosaveEnabled(docConfig) ? 2 * getAutosaveInterval(docConfig) : null
  useEffect(() => {
    const { isProcessing: wasProcessing, wasModified } = before.current
    if (wasProcessing && !isProcessing) {
      refused.current = isSubmitted ? findRefused(getFields()) : []
      isAutosaveDue.current = isSubmitted && wasModified
      if (isAutosaveDue.current) setModified(true)
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
  const saveIfDue = useEffectEvent(() => {
    if (!isAutosaveDue.current) return
    // Tried once, so that a server that refuses drafts as well is not asked without end.
    isAutosaveDue.current = false
    void autosave()
  })
  useEffect(() => {
    if (autosaveDelay === null || !isModified || isProcessing || isAutosaving) return
    const timer = setTimeout(saveIfDue, autosaveDelay)
    return () => clearTimeout(timer)
  }, [autosaveDelay, isAutosaving, isModified, isProcessing])
}

/** Saves what is in the form as Payload's autosave does. */
function useAutosave(): () => Promise<void> {
  const { setBackgroundProcessing, submit } = useForm()
  const {
    collectionSlug,
    id,
    mostRecentVersionIsAutosaved,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  return async () => {
    if (id === undefined) return
    setBackgroundProcessing(true)
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}/${id}?autosave=true&depth=0&draft=true&fallback-locale=null`,
      context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    }).finally(() => setBackgroundProcessing(false))
    if (!saved?.res?.ok || mostRecentVersionIsAutosaved) return
    setMostRecentVersionIsAutosaved(true)
    setUnpublishedVersionCount((count) => count + 1)
  }
}

const findRefused = (fields: ReturnType<ReturnType<typeof useForm>['getFields']>): RefusedField[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, value }]) =>
    valid === false && errorMessage ? { path, message: errorMessage, value } : [],
  )
