import { useEffect, useMemo, useState } from 'react'
import type { ReleaseDesk, ReleaseFinding } from '@/domain/releases/releaseDesk'
import { getDesk } from './requestDesk'

/** Documents that are checked at a time. */
const CONCURRENCY = 2

/** The desk with the findings of its documents, which are checked one by one once it is shown: a large release takes seconds. */
export function useCheckedDesk(desk: ReleaseDesk | null): ReleaseDesk | null {
  const [found, setFound] = useState<{ desk: ReleaseDesk; findings: Readonly<Record<number, ReleaseFinding[]>> }>()
  useEffect(() => {
    if (!desk) return
    const abort = new AbortController()
    const waiting = desk.documents.filter(({ isChecked }) => !isChecked).map(({ item }) => item)
    const checkNext = async (): Promise<void> => {
      const item = waiting.shift()
      if (item === undefined || abort.signal.aborted) return
      const path = `/api/release-desk/${desk.id}/items/${item}`
      const body = await getDesk<{ findings: ReleaseFinding[] }>(path, abort.signal)
      if (abort.signal.aborted) return
      const findings = typeof body === 'string' ? [notChecked(body)] : body.findings
      setFound((before) => ({
        desk,
        findings: { ...(before?.desk === desk ? before.findings : {}), [item]: findings },
      }))
      return checkNext()
    }
    for (let lane = 0; lane < CONCURRENCY; lane += 1) void checkNext()
    return () => abort.abort()
  }, [desk])
  return useMemo(() => {
    if (!desk || found?.desk !== desk) return desk
    const documents = desk.documents.map((document) => {
      const findings = found.findings[document.item]
      return findings ? { ...document, findings, isChecked: true } : document
    })
    return { ...desk, documents }
  }, [desk, found])
}

const notChecked = (reason: string): ReleaseFinding => ({
  isSerious: false,
  isRefused: false,
  message: `It could not be checked. ${reason}`,
  field: '',
})
