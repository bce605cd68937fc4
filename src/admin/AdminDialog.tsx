'use client'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import './dialog.css'

interface AdminDialogProps {
  /** its heading; with `hasOwnHeading` only its name, because the content starts with a heading or needs none */
  title: string
  hasOwnHeading?: boolean
  className?: string
  /** the dialog, for the buttons of its content to close it */
  ref: RefObject<HTMLDialogElement | null>
  /** a click beside the dialog closes it */
  closesOutside?: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog over a form, opened while it is rendered. Forms in it are its own: none reaches the form of the document around it. */
export function AdminDialog({
  title,
  hasOwnHeading = false,
  className = '',
  ref,
  closesOutside = false,
  onClose,
  children,
}: AdminDialogProps) {
  const titleId = useId()
  useEffect(() => ref.current?.showModal(), [ref])
  const closeOutside = (event: MouseEvent) => event.target === ref.current && ref.current?.close()
  return createPortal(
    <dialog
      className={`forecourt-dialog ${className}`}
      {...(hasOwnHeading ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      {...(closesOutside && { onClick: closeOutside })}
      onClose={onClose}
      // React passes events on through a portal: the document's form would save too.
      onSubmit={(event) => event.stopPropagation()}
      ref={ref}
    >
      {hasOwnHeading ? null : <h2 id={titleId}>{title}</h2>}
      {children}
    </dialog>,
    document.body,
  )
}
