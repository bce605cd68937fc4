'use client'
import { useDocumentInfo, useForm } from '@payloadcms/ui'

/**
 * Returns a function that tells the document's form of a save beside it, in a dialog. Without it, the form would take that save for
 * one of somebody else.
 */
export function useFormFollowsSave(): (updatedAt: string) => void {
  const { data, setData } = useDocumentInfo()
  const { dispatchFields } = useForm()
  return (updatedAt) => {
    setData({ ...data, updatedAt })
    const field = { initialValue: updatedAt, passesCondition: true, valid: true, value: updatedAt }
    dispatchFields({ type: 'UPDATE_MANY', formState: { updatedAt: field } })
  }
}
