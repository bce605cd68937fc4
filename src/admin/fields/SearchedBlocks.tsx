'use client'
import { BlocksField, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import type { BlocksFieldClient, BlocksFieldClientProps } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { clientBlocksOf } from './clientBlocks'
import { nameFoundBlocks } from './searchBlocks'

/** Payload's class of the input that searches blocks, in the drawer that adds one. */
const SEARCH_INPUT = '.block-search__input'

const FOCUS_EVERY_MS = 50
/** The drawer takes this long to open, and gives the focus to its Close button. */
const FOCUS_WITHIN_MS = 600

/**
 * Gives the focus to the search of the open drawer, so that a name can be typed at once; not on touch screens, where a keyboard would cover the
 * blocks. Returns how to stop trying.
 */
function focusSearch(): () => void {
  if (!matchMedia('(hover: hover)').matches) return () => undefined
  const timer = setInterval(() => {
    const input = document.querySelector<HTMLInputElement>(SEARCH_INPUT)
    const isMoved = document.activeElement?.matches('input, textarea, [role="option"]')
    if (input && !isMoved) input.focus()
  }, FOCUS_EVERY_MS)
  const end = setTimeout(() => clearInterval(timer), FOCUS_WITHIN_MS)
  return () => {
    clearInterval(timer)
    clearTimeout(end)
  }
}

/** Payload's field of blocks, with the names by which its drawer finds what was typed. */
export function SearchedBlocks(props: Omit<BlocksFieldClientProps, 'field'>) {
  const { collectionSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const [typed, setTyped] = useState('')
  const { modalState } = useModal()
  const isDrawerOpen = Object.entries(modalState).some(
    ([slug, state]) => slug.includes('blocks-drawer') && state?.isOpen,
  )
  useEffect(() => {
    if (isDrawerOpen) return focusSearch()
    setTyped('')
  }, [isDrawerOpen])

  const field = useMemo(() => {
    const fields = (collectionSlug && getEntityConfig({ collectionSlug })?.fields) || []
    const name = props.path.split('.').at(-1)
    return flattenTopLevelFields(fields).find(
      (each): each is BlocksFieldClient => each.type === 'blocks' && each.name === name,
    )
  }, [collectionSlug, getEntityConfig, props.path])
  const blocks = useMemo(() => field && nameFoundBlocks(clientBlocksOf(field, config), typed), [field, config, typed])
  const shown = useMemo(() => field && blocks && { ...field, blocks, blockReferences: undefined }, [field, blocks])
  if (!shown) return null

  // The drawer is elsewhere in the page, but its events come by here.
  const readSearch = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.matches(SEARCH_INPUT)) setTyped(target.value)
  }
  return (
    <div onChange={readSearch} style={{ display: 'contents' }}>
      <BlocksField {...props} field={shown} />
    </div>
  )
}
