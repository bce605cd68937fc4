'use client'
import { PublishButton, SaveButton, SaveDraftButton, toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { Finding } from '@/domain/publishCheck/publishCheck'
import { getRelationId } from '@/domain/relationId'
import { FindingsDialog } from './FindingsDialog'
import { usePressWhileSaving } from './usePressWhileSaving'

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

/** Payload's Publish for what has nothing to check. */
export const Publish = () => (
  <PressOnceSaved buttonId="action-save" onPress={async ({ press }) => press()}>
    <PublishButton />
  </PressOnceSaved>
)

/** Payload's Save draft, which an autosave may have made needless when it is pressed. */
export const SaveDraft = () => (
  <PressOnceSaved
    buttonId="action-save-draft"
    onNeedless={() => toast.success('Everything is saved.')}
    onPress={async ({ press }) => press()}
  >
    <SaveDraftButton />
  </PressOnceSaved>
)

/** Checks the form when its button is pressed, and presses it again once nothing is wrong or the user chose so. */
function PublishCheck({ children }: { children: ReactNode }) {
  const { collectionSlug, docConfig } = useDocumentInfo()
  const { getFields } = useForm()
  const [findings, setFindings] = useState<{ found: Finding[]; publish: () => Promise<void> } | null>(null)

  const check = async ({ whenSaved, press }: PressedButton) => {
    // An autosave may begin while the check or the user's choice is waited for.
    const publish = () => whenSaved().then(press)
    const data = reduceFieldsToValues(getFields(), true)
    const found = await requestFindings(collectionSlug ?? '', data)
    if (found.length === 0) await publish()
    else setFindings({ found, publish })
  }

  return (
    <PressOnceSaved buttonId="action-save" onPress={check}>
      {children}
      {findings ? (
        <FindingsDialog
          fields={docConfig?.fields ?? []}
          findings={findings.found}
          onClose={() => setFindings(null)}
          onPublish={() => void findings.publish()}
        />
      ) : null}
    </PressOnceSaved>
  )
}

type PressedButton = Pick<ReturnType<typeof usePressWhileSaving>, 'whenSaved' | 'press'>

interface PressOnceSavedProps {
  buttonId: string
  /** does what the button is for, once the form is saved; pressing it is left to it */
  onPress: (button: PressedButton) => Promise<void>
  /** called instead if the save that was waited for left nothing to do */
  onNeedless?: () => void
  children: ReactNode
}

/** Takes a press of one of Payload's buttons, by mouse or by keys, and waits for a save that is running. */
function PressOnceSaved({ buttonId, onPress, onNeedless, children }: PressOnceSavedProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const isPassed = useRef(false)
  const isTaken = useRef(false)
  const button = usePressWhileSaving(wrapper, buttonId)

  const press = () => {
    isPassed.current = true
    button.press()
    isPassed.current = false
  }
  const take = async () => {
    await button.whenSaved()
    if (button.isEnabled()) await onPress({ whenSaved: button.whenSaved, press })
    else onNeedless?.()
  }

  const onClickCapture = (event: MouseEvent) => {
    const isButton = (event.target as Element).closest(`#${buttonId}`) !== null
    if (!isButton || isPassed.current) return
    event.preventDefault()
    event.stopPropagation()
    if (isTaken.current) return
    isTaken.current = true
    void take().finally(() => {
      isTaken.current = false
    })
  }

  return (
    <div className="publish-check" onClickCapture={onClickCapture} ref={wrapper}>
      {children}
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
