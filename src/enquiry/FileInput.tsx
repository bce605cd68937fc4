'use client'

import { useRef, useState } from 'react'
import { MAX_FILE_BYTES } from '@/domain/leads/leadFile'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import { sendFile } from './sendFile'

export interface SentFile {
  name: string
  /** sent with the enquiry */
  proof: string
}

interface FileInputProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: boolean
  value: SentFile | null
  onChange: (file: SentFile | null) => void
  onProblem: (message: string | null) => void
  /** called while a file is uploading, when the form must wait */
  onSending: (sending: boolean) => void
}

/** A file input that uploads on selection, so that submitting the form stays fast. */
export function FileInput({ value, onChange, onProblem, onSending, ...control }: FileInputProps) {
  const [uploadingName, setUploadingName] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const handleSelect = async (file: File | undefined) => {
    if (!file) return
    onProblem(null)
    if (file.size > MAX_FILE_BYTES) return onProblem('This file is larger than 5 MB. Choose a smaller one.')
    setUploadingName(file.name)
    onSending(true)
    const result = await sendFile(file)
    setUploadingName(null)
    onSending(false)
    if (input.current) input.current.value = ''
    if ('message' in result) return onProblem(result.message)
    onChange({ name: file.name, proof: result.proof })
  }
  if (value) {
    return (
      <p className="flex min-h-(--control-height) items-center gap-3 rounded-control border border-hairline px-3">
        <Icon name="paperclip" className="size-4.5 flex-none text-muted" />
        <span className="min-w-0 flex-1 truncate">{value.name}</span>
        <IconButton label={`Remove ${value.name}`} onClick={() => onChange(null)}>
          <Icon name="x" />
        </IconButton>
      </p>
    )
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".pdf,.docx,.odt,.txt"
        className="control py-2.5"
        disabled={uploadingName !== null}
        onChange={(event) => handleSelect(event.target.files?.[0])}
        {...control}
      />
      <span role="status" className="mt-1.5 block text-sm text-muted empty:hidden">
        {uploadingName && `Sending ${uploadingName}`}
      </span>
    </>
  )
}
