'use client'
import { PublishButton, SaveButton, SaveDraftButton, toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type Finding, isRefused } from '@/domain/publishCheck/publishCheck'
import type { DocumentDesk } from '@/domain/releases/approval'
import { heldBy } from '@/domain/releases/release'
import { getDesk } from '../releases/requestDesk'
import { useSaveDraft } from '../releases/useSaveDraft'
import { FindingsDialog } from './FindingsDialog'
import { requestFindings } from './requestFindings'
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

interface ShownFindings {
  found: Finding[]
  verb: 'Publish' | 'Schedule'
  /** publishes, or lets the user choose the time; null if neither can be */
  goOn: (() => void) | null
}

/**
 * Checks the form when its button is pressed, or what it saves as a draft when a time is to be chosen, and goes on once nothing is wrong or
 * the user chose so.
 */
function PublishCheck({ children }: { children: ReactNode }) {
  const { collectionSlug, docConfig, hasPublishedDoc, id } = useDocumentInfo()
  const { getFields } = useForm()
  const { closeModal, openModal } = useModal()
  const saveDraft = useSaveDraft()
  const [findings, setFindings] = useState<ShownFindings | null>(null)

  const findInForm = (isSaved: boolean) =>
    requestFindings(collectionSlug ?? '', reduceFieldsToValues(getFields(), true), {
      document: id === undefined ? null : Number(id),
      isSaved,
    })
  const check = async ({ whenSaved, press }: PressedButton) => {
    // An autosave may begin while the check or the user's choice is waited for.
    const publish = () => whenSaved().then(press)
    const found = await findInForm(false)
    // Payload marks each field that it refuses.
    if (found.every(isRefused)) await publish()
    else setFindings({ found, verb: 'Publish', goOn: found.some(isRefused) ? null : () => void publish() })
  }
  /** Why the document gets no time of its own. */
  const findHolder = async (): Promise<Finding[]> => {
    const query = new URLSearchParams({ collection: collectionSlug ?? '', id: String(id) })
    const desk = await getDesk<DocumentDesk>(`/api/release-desk/document?${query}`)
    return typeof desk !== 'string' && desk.release
      ? [{ kind: 'refused', message: heldBy(desk.release.name), field: '' }]
      : []
  }
  /** What a time would be refused for or is to be looked at, once what is in the form is saved as the draft. */
  const findInDraft = async ({ whenSaved }: PressedButton): Promise<Finding[]> => {
    await whenSaved()
    await saveDraft()
    return (await Promise.all([findHolder(), findInForm(true)])).flat()
  }
  // Payload's drawer opens meanwhile, and makes room for what was found.
  const drawer = `schedule-publish-${id}`
  const checkSchedule = async (button: PressedButton) => {
    const found = await findInDraft(button)
    if (found.length === 0) return
    closeModal(drawer)
    // What is live can be unpublished at a time in any case.
    const goOn = found.some(isRefused) && !hasPublishedDoc ? null : () => openModal(drawer)
    setFindings({ found, verb: 'Schedule', goOn })
  }
  // The drawer says that it scheduled whatever it is answered.
  const checkTime = async (save: () => void, button: PressedButton) => {
    const refused = (await findInDraft(button)).filter(isRefused)
    if (refused.length === 0) return save()
    closeModal(drawer)
    setFindings({ found: refused, verb: 'Schedule', goOn: null })
  }

  return (
    <PressOnceSaved
      buttonId="action-save"
      onPress={check}
      onSaveTime={checkTime}
      onSchedule={(button) => void checkSchedule(button)}
    >
      {children}
      {findings ? (
        <FindingsDialog
          fields={docConfig?.fields ?? []}
          findings={findings.found}
          onClose={() => setFindings(null)}
          onGoOn={findings.goOn}
          verb={findings.verb}
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
  /** called when the user opens the choice of a time */
  onSchedule?: (button: PressedButton) => void
  /** called when the user saves a time of publication, which is left to it */
  onSaveTime?: (save: () => void, button: PressedButton) => Promise<void>
  children: ReactNode
}

/** Takes a press of one of Payload's buttons, by mouse or by keys, and waits for a save that is running. */
function PressOnceSaved({ buttonId, onPress, onNeedless, onSaveTime, onSchedule, children }: PressOnceSavedProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const isPassed = useRef(false)
  const isTaken = useRef(false)
  const button = usePressWhileSaving(wrapper, buttonId)

  const press = () => {
    isPassed.current = true
    button.press()
    isPassed.current = false
  }
  const pressed: PressedButton = { whenSaved: button.whenSaved, press }
  const take = async () => {
    await button.whenSaved()
    if (button.isEnabled()) await onPress(pressed)
    else onNeedless?.()
  }

  const onClickCapture = (event: MouseEvent) => {
    // The menu of the button is in it for React, wherever it stands on the page.
    if ((event.target as Element).closest('#schedule-publish')) onSchedule?.(pressed)
    const time = (event.target as Element).closest<HTMLElement>('#scheduled-publish-save')
    if (time && onSaveTime && !isPassed.current && choosesPublish(time)) {
      event.preventDefault()
      event.stopPropagation()
      const save = () => {
        isPassed.current = true
        time.click()
        isPassed.current = false
      }
      void onSaveTime(save, pressed)
      return
    }
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

/** Whether the drawer with a button is about publishing, rather than unpublishing. */
const choosesPublish = (button: Element) =>
  !button.closest('.schedule-publish')?.querySelector('input:checked')?.id.includes('-type-unpublish')
