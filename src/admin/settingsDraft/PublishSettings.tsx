'use client'
import {
  FormSubmit,
  PopupList,
  SaveButton,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useState } from 'react'
import type { Finding } from '@/domain/publishCheck/publishCheck'
import { FindingsDialog } from '../publishCheck/FindingsDialog'
import { requestFindings } from '../publishCheck/requestFindings'
import { useSaveDraft } from '../releases/useSaveDraft'
import { describeDraft } from './describeDraft'
import { SettingsDraftDialog } from './SettingsDraftDialog'
import './settingsDraft.css'
import { useSettingsDraft } from './useSettingsDraft'

/** Save draft and Publish of a site's form, in place of Save: what is drafted is not live. */
export function PublishSettings() {
  const { id } = useDocumentInfo()
  return id === undefined ? <SaveButton /> : <SettingsButtons site={Number(id)} />
}

function SettingsButtons({ site }: { site: number }) {
  const { getFields, setModified, submit } = useForm()
  const { docConfig } = useDocumentInfo()
  const isModified = useFormModified()
  const saveDraft = useSaveDraft()
  const { draft, load } = useSettingsDraft(site)
  const [isOpen, setIsOpen] = useState(false)
  const [findings, setFindings] = useState<Finding[]>([])
  const save = () => saveDraft().then(() => load())
  const publish = () => submit().then(() => load())
  const checkAndPublish = async () => {
    const found = await requestFindings('sites', reduceFieldsToValues(getFields(), true), { site })
    if (found.length === 0) await publish()
    else setFindings(found)
  }
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void save()
  })
  const reopen = () => {
    // The form still has the discarded values: it is reloaded with the live ones.
    setModified(false)
    window.setTimeout(() => window.location.reload(), 100)
  }

  return (
    <>
      {draft ? (
        <button className="settings-draft__pill" onClick={() => setIsOpen(true)} type="button">
          {describeDraft(draft)}
        </button>
      ) : null}
      <FormSubmit
        buttonId="action-save-draft"
        buttonStyle="secondary"
        disabled={!isModified}
        onClick={() => void save()}
        size="medium"
        type="button"
      >
        Save draft
      </FormSubmit>
      <FormSubmit
        buttonId="action-save"
        disabled={!isModified && !draft}
        enableSubMenu={Boolean(draft)}
        onClick={() => void checkAndPublish()}
        size="medium"
        SubMenuPopupContent={
          draft
            ? ({ close }) => (
                <PopupList.ButtonGroup>
                  <PopupList.Button
                    onClick={() => {
                      close()
                      setIsOpen(true)
                    }}
                  >
                    {draft.release.isOwn ? 'Schedule or discard the draft' : 'Show the draft'}
                  </PopupList.Button>
                </PopupList.ButtonGroup>
              )
            : undefined
        }
        type="button"
      >
        Publish changes
      </FormSubmit>
      {findings.length > 0 ? (
        <FindingsDialog
          fields={docConfig?.fields ?? []}
          findings={findings}
          onClose={() => setFindings([])}
          onGoOn={() => void publish()}
          verb="Publish"
        />
      ) : null}
      {draft && isOpen ? (
        <SettingsDraftDialog
          draft={draft}
          onChange={load}
          onClose={() => setIsOpen(false)}
          onDiscard={reopen}
          site={site}
        />
      ) : null}
    </>
  )
}
