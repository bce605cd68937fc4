import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Keeps a form modified whose save the server refused: Payload takes what it has sent for saved, so that it was not autosaved, and lost
 * without a question as the page was left.
 */
export function useUnsavedAfterRefusal(): void {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  // Payload sets it once a save was refused.
  const isSubmitted = useFormSubmitted()
  const before = useRef({ isProcessing: false, wasModified: false })
  useEffect(() => {
    const { isProcessing: wasProcessing, wasModified } = before.current
    if (wasProcessing && !isProcessing && isSubmitted && wasModified) setModified(true)
    before.current = { isProcessing, wasModified: isProcessing ? wasModified || isModified : isModified }
  }, [isModified, isProcessing, isSubmitted, setModified])
}
