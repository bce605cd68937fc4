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
  heading: string
  /** messages that are shown elsewhere */
  except: readonly string[]
}

/** What the check before publishing finds in the document and what publishing would refuse, for its approver and its author. */
export function ApprovalFindings({ collection, id, heading, except }: ApprovalFindingsProps) {
  const { docConfig, lastUpdateTime } = useDocumentInfo()
  const { getFields } = useForm()
  const [findings, setFindings] = useState<Finding[] | null>(null)
  const read = useRef(getFields)
  read.current = getFields

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again after a save
  useEffect(() => {
    let isGone = false
    const document = { document: id, isSaved: true }
    void requestFindings(collection, reduceFieldsToValues(read.current(), true), document).then((found) => {
      if (!isGone) setFindings(sortFindings(found))
    })
    return () => {
      isGone = true
    }
  }, [collection, id, lastUpdateTime])

  if (findings === null) return <p role="status">Checking links and pictures…</p>
  const shown = findings.filter(({ message }) => !except.includes(message))
  if (findings.length === 0) return <p>The check before publishing finds nothing.</p>
  if (shown.length === 0) return null
  return (
    <section aria-label="Found by the check before publishing">
      <h3>{heading}</h3>
      <FindingsList
        findings={shown}
        onShow={(field) => void openField(field, docConfig?.fields ?? [], new AbortController().signal)}
      />
    </section>
  )
}
