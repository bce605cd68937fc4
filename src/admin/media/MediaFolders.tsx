import { and, asc, count, inArray, isNotNull, ne } from 'drizzle-orm'
import { headers } from 'next/headers'
import Link from 'next/link'
import type { BeforeListTableServerProps } from 'payload'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { listStaffSites } from '@/data/site/staffSites'
import { media } from '@/server/database/tables.generated'
import './folders.css'

const MAX_FOLDERS = 100

/** Above the list of files: the folders of the chosen site, or of all of the user's sites, each with its number of files. */
export async function MediaFolders({ payload, searchParams, user }: BeforeListTableServerProps) {
  if (!user) return null
  const selected = getSelectedSite(await headers())
  const sites = (await listStaffSites(payload, user)).map(({ id }) => id)
  const shown = selected === null ? sites : sites.filter((id) => id === selected)
  if (shown.length === 0) return null
  const files = count()
  const folders = await payload.db.drizzle
    .select({ folder: media.folder, files })
    .from(media)
    .where(and(inArray(media.site, shown), isNotNull(media.folder), ne(media.folder, '')))
    .groupBy(media.folder)
    .orderBy(asc(media.folder))
    .limit(MAX_FOLDERS)
  if (folders.length === 0) return null
  const open = openFolder(searchParams)
  return (
    <nav aria-label="Folders">
      <ul className="forecourt-folders">
        <li>
          <Link aria-current={open === null ? 'page' : undefined} href="/admin/collections/media" prefetch={false}>
            All files
          </Link>
        </li>
        {folders.map(({ folder, files: number }) => (
          <li key={folder}>
            <Link aria-current={open === folder ? 'page' : undefined} href={folderHref(folder ?? '')} prefetch={false}>
              {folder} <span>{number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const CONDITION = 'where[or][0][and][0][folder][equals]'

const folderHref = (folder: string) =>
  `/admin/collections/media?${new URLSearchParams({ [CONDITION]: folder }).toString()}`

/** The folder that the list is limited to; null for none. */
function openFolder(searchParams: BeforeListTableServerProps['searchParams']): string | null {
  const value = searchParams?.[CONDITION]
  return typeof value === 'string' ? value : null
}
