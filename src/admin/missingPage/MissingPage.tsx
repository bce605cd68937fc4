'use client'

import { useAuth, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { MissingPageMessage } from './MissingPageMessage'
import { MISSING_PAGE } from './serverFunction'

/**
 * What the admin shows for an address that leads nowhere. Next renders it with every page of the admin, in case that one turns out to be
 * missing; so staff get the navigation around it only once it is shown.
 */
export function MissingPage() {
  const { user } = useAuth()
  const { serverFunction } = useServerFunctions()
  const [page, setPage] = useState<ReactNode>(null)
  const isStaff = Boolean(user)
  useEffect(() => {
    if (!isStaff) return
    let isShown = true
    const rendered = serverFunction({ name: MISSING_PAGE, args: {} }) as Promise<ReactNode>
    rendered.then(
      (node) => isShown && setPage(node),
      // The message alone says it too.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isStaff, serverFunction])
  return page ?? <MissingPageMessage />
}
