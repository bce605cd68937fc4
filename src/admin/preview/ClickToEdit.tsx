'use client'
import { toast, useAllFormFields, useAuth, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FIELD_PARAMETER } from '@/domain/find/findWords'
import { findClickedField, findSharedWords } from '@/domain/preview/clickedField'
import { isReadyMessage, type PreviewClick, readClickMessage, showMessage } from '@/domain/preview/previewMessages'
import { getSetting } from '@/domain/site/settings'
import { openField } from '../editing/openField'
import { useFormSite } from '../fields/useFormSite'
import { openFind } from '../find/openFind'
import { usePreviewWindow } from './previewWindow'

/** Words are looked for in other documents if there are at least so many characters of them. */
const MIN_FOUND_WORDS = 3

/** Opens the field of what is clicked in the live preview, and scrolls the preview to the block that is opened. Renders nothing. */
export function ClickToEdit() {
  const { isLivePreviewing, url } = useLivePreviewContext()
  return isLivePreviewing && url ? <PreviewConnection /> : null
}

function PreviewConnection() {
  const { collectionSlug, docConfig } = useDocumentInfo()
  const site = useFormSite()
  const mayEditSite = Boolean(useAuth().permissions?.collections?.sites?.update)
  const [fields] = useAllFormFields()
  const opening = useRef<AbortController | null>(null)
  const preview = usePreviewWindow()

  const open = useEffectEvent(async (click: PreviewClick) => {
    opening.current?.abort()
    const abort = new AbortController()
    opening.current = abort
    const { signal } = abort
    const fileId = click.file === null ? null : await findFile(click.file, signal)
    if (signal.aborted) return
    const path = findClickedField(toValues(fields), click, fileId)
    // The form of a site has the theme of what is not in it.
    const themed = collectionSlug === 'sites' ? click.themeField : null
    if (path ?? themed) void openField((path ?? themed)!, docConfig?.fields ?? [], signal)
    if (path || !click.text || (click.isControl && !mayEditSite)) return
    const shared = mayEditSite && collectionSlug !== 'sites' ? await findShared(site, click.text, signal) : null
    if (signal.aborted) return
    if (shared) offerToOpen(site, shared)
    else if (!click.isControl)
      offerToFind(click.text, themed ? 'The words are not edited here.' : 'That is not edited here.')
  })
  const follow = useEffectEvent((target: Element) => {
    const block = findBlockId(target, fields)
    const text = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : null
    if (target.closest('.document-fields') && (block || text))
      preview()?.postMessage(showMessage({ block, text }), window.location.origin)
  })
  // Later previews replace the first one in place, which keeps where it is scrolled to.
  const hasFollowed = useRef(false)
  const followOnce = () => {
    if (!hasFollowed.current && document.activeElement) follow(document.activeElement)
    hasFollowed.current = true
  }
  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== window.location.origin || event.source === null || event.source !== preview()) return
    if (isReadyMessage(event.data)) followOnce()
    const click = readClickMessage(event.data)
    if (click) void open(click)
  })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    window.addEventListener('message', (event) => receive(event), { signal })
    document.addEventListener('focusin', ({ target }) => target instanceof Element && follow(target), { signal })
    return () => {
      abort.abort()
      opening.current?.abort()
    }
  }, [])
  return null
}

const toValues = (fields: FormState) =>
  Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))

/** Id of the outermost row around an element that has one: of a block. */
function findBlockId(element: Element, fields: FormState): string | null {
  let found: string | null = null
  for (let row = element.closest('[id*="-row-"]'); row; row = row.parentElement?.closest('[id*="-row-"]') ?? null) {
    const [, list, index] = /^([\w-]+)-row-(\d+)$/.exec(row.id) ?? []
    const id = list ? fields[`${list.replaceAll('-', '.')}.${index}.id`]?.value : undefined
    if (typeof id === 'string') found = id
  }
  return found
}

/** Id of a picture by its file name, as far as the user may read it. */
async function findFile(name: string, signal: AbortSignal): Promise<number | null> {
  const query = new URLSearchParams({
    'where[filename][equals]': name,
    depth: '0',
    limit: '1',
    'select[filename]': 'true',
  })
  try {
    const response = await fetch(`/api/media?${query}`, { credentials: 'include', signal })
    const { docs } = (await response.json()) as { docs?: { id: number }[] }
    return docs?.[0]?.id ?? null
  } catch {
    return null
  }
}

/** The path of the site's field that has the clicked words: its wording is on every page. */
async function findShared(site: number, text: string, signal: AbortSignal): Promise<string | null> {
  try {
    const query = 'depth=0&joins=false&select[wording]=true&select[announcement]=true&select[name]=true'
    const response = await fetch(`/api/sites/${site}?${query}`, { credentials: 'include', signal })
    const { wording, announcement, name } = (await response.json()) as SharedWords
    const values = {
      ...Object.fromEntries(Object.entries(wording ?? {}).map(([key, words]) => [`wording.${key}`, words])),
      ...{ 'announcement.text': announcement?.text, name },
    }
    return response.ok ? findSharedWords(values, text) : null
  } catch {
    return null
  }
}

interface SharedWords {
  wording?: Record<string, unknown> | null
  announcement?: { text?: string | null } | null
  name?: string
}

/** Words of the whole site are edited in its form, which opens beside this one. */
function offerToOpen(site: number, path: string): void {
  const label = getSetting(path)?.label
  const action = {
    label: 'Change them',
    onClick: () => window.open(`/admin/collections/sites/${site}?${new URLSearchParams({ [FIELD_PARAMETER]: path })}`),
  }
  toast(`These words are the whole site’s${label ? `: ${label}` : ''}.`, { id: 'not-in-this-form', action })
}

/** What is not in this form comes from a menu, the site's settings, the stock and so on. */
function offerToFind(text: string, message: string): void {
  if (text.length < MIN_FOUND_WORDS) return
  const action = { label: 'Find it', onClick: () => openFind(text) }
  toast(message, { id: 'not-in-this-form', action })
}
