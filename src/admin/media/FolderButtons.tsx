'use client'
import { useField } from '@payloadcms/ui'
import './folders.css'

/** Enters a folder that other files of the site are in. */
export function FolderButtons({ folders, path }: { folders: readonly string[]; path: string }) {
  const { setValue, value } = useField<string | null>({ path })
  return (
    <ul aria-label="Folders of this site" className="forecourt-folders">
      {folders.map((folder) => (
        <li key={folder}>
          <button aria-pressed={value === folder} onClick={() => setValue(folder)} type="button">
            {folder}
          </button>
        </li>
      ))}
    </ul>
  )
}
