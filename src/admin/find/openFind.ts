import { MAX_FIND_QUERY } from '@/domain/find/findWords'

/** Sent on `window` by other parts of the admin that open the dialog. */
export const OPEN_FIND = 'forecourt:find'

/** Opens the dialog that finds anything, with words if given. */
export function openFind(words = ''): void {
  const detail = words.replaceAll(/\s+/g, ' ').slice(0, MAX_FIND_QUERY)
  window.dispatchEvent(new CustomEvent(OPEN_FIND, { detail }))
}
