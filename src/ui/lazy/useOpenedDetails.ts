import { useEffect, useState } from 'react'

/**
 * For a `<details>` whose content is there once it is opened, since most are never opened and each element is there to lay out and to
 * hydrate. Without script, put the content into a `<noscript>`.
 * @param id of the element, the same on the server and in the browser
 * @param open is it open at first
 */
export function useOpenedDetails(id: string, open: boolean) {
  // It may have been opened before hydration.
  const [opened, setOpened] = useState(() => open || isOpen(id))
  useEffect(() => setOpened((before) => before || isOpen(id)), [id])
  return { opened, handleOpen: () => setOpened(true) }
}

const isOpen = (id: string) =>
  typeof document !== 'undefined' && document.getElementById(id)?.matches('[open]') === true
