import { useEffect, useId, useState } from 'react'

/**
 * For a `<details>` whose content is there once it is opened, since most are never opened and each element is there to lay out and to
 * hydrate. Without script, put the content into a `<noscript>`.
 * @param open is it open at first
 */
export function useOpenedDetails(open: boolean) {
  const id = useId()
  // It may have been opened before hydration.
  const [opened, setOpened] = useState(() => open || isOpen(id))
  useEffect(() => setOpened((before) => before || isOpen(id)), [id])
  return { id, opened, handleOpen: () => setOpened(true) }
}

const isOpen = (id: string) =>
  typeof document !== 'undefined' && document.getElementById(id)?.matches('[open]') === true
