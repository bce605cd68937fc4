'use client'
import { toast, UploadInput, useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Photo } from './PhotoList'
import { useFormSite } from './useFormSite'

/** Uploads pictures to the site's Media, or chooses some of them. @param onPick gets them in the order of the choice */
export function PicturePicker({
  label,
  path,
  onPick,
}: {
  label: string
  path: string
  onPick: (photos: Photo[]) => void
}) {
  const { config } = useConfig()
  const site = useFormSite()
  const filterOptions = useMemo(
    () => ({ media: { mimeType: { contains: 'image/' }, ...(site > 0 && { site: { equals: site } }) } }),
    [site],
  )
  const pick = async (ids: readonly number[]) => {
    const photos = await loadPictures(ids)
    if (photos) onPick(photos)
    else toast.error('The pictures could not be loaded. Choose them again.')
  }
  return (
    <UploadInput
      allowCreate
      api={config.routes.api}
      filterOptions={filterOptions}
      hasMany
      label={label}
      // Payload hands over ids: of new files, or of those that were chosen.
      onChange={(chosen: unknown) => void pick((Array.isArray(chosen) ? chosen : [chosen]).map(Number))}
      path={path}
      relationTo="media"
      serverURL={config.serverURL}
    />
  )
}

/** The pictures of files, in the order of their ids; null if they could not be loaded. */
async function loadPictures(ids: readonly number[]): Promise<Photo[] | null> {
  try {
    const query = `depth=0&limit=${ids.length}&pagination=false&where[id][in]=${ids.join(',')}`
    const response = await fetch(`/api/media?${query}`, { credentials: 'include' })
    if (!response.ok) return null
    const { docs } = (await response.json()) as {
      docs: { id: number; url: string; thumbnailURL?: string | null; alt?: string }[]
    }
    return ids.flatMap((id) => {
      const file = docs.find((known) => known.id === id)
      return file ? [{ url: file.url, thumbUrl: file.url, ...(file.alt && { alt: file.alt }) }] : []
    })
  } catch {
    return null
  }
}
