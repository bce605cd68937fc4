'use client'
import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Calls a document "New page" until it has a title; the admin would show its number. Renders nothing. */
export function UntitledDocument() {
  const { id, collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { title, setDocumentTitle } = useDocumentTitle()
  const collection = collectionSlug ? getEntityConfig({ collectionSlug }) : null
  const hasTitleField = collection !== null && ![undefined, 'id'].includes(collection.admin.useAsTitle)
  const noun = collection?.labels.singular
  const isUntitled = hasTitleField && id !== undefined && title === String(id)

  useEffect(() => {
    if (isUntitled && typeof noun === 'string') setDocumentTitle(`New ${noun.toLowerCase()}`)
  }, [isUntitled, noun, setDocumentTitle])
  return null
}
