'use client'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { type Finding, sortFindings } from '@/domain/publishCheck/publishCheck'
import { openField } from '../editing/openField'
import { FindingsList } from './FindingsList'
import { requestFindings } from './requestFindings'

interface ApprovalFindingsProps {
  collection: string
  id: number
}

/** What the check before publishing finds in the document and what publishing would refuse, for its approver and its author. */
export function ApprovalFindings({ collection, id }: ApprovalFindingsProps) {
  const { docConfig } = useDocumentInfo()
  const { getFields } = useForm()
  const [findings, setFindings] = useState<Finding[] | null>(null)
  const read = useRef(getFields)
  read.current = getFields

  useEffect(() => {
    let isGone = false
    const document = { document: id, isSaved: true }
    void requestFindings(collection, reduceFieldsToValues(read.current(), true), document).then((found) => {
      if (!isGone) setFindings(sortFindings(found))
    })
    return () => {
      isGone = true
    }
  }, [collection, id])

  if (findings === null) return <p role="status">Checking links and pictures…</p>
  if (findings.length === 0) return <p>The check before publishing finds nothing.</p>
  return (
    <section aria-label="Found by the check before publishing">
      <h3>Before you publish</h3>
      <FindingsList
        findings={findings}
        onShow={(field) => void openField(field, docConfig?.fields ?? [], new AbortController().signal)}
      />
    </section>
  )
}
