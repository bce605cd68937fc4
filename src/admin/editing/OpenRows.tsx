'use client'
import { useAllFormFields } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import { type ClosedRows, findChosenRows, listClosedRows, listUnlikeChosen } from '@/domain/openRows'

/**
 * Opens a new block, and keeps blocks open or closed as a person left them: an answer of the server to what was entered before
 * would close the block that they have opened since.
 */
export function OpenRows() {
  const [fields, dispatchFields] = useAllFormFields()
  const before = useRef({ fields, closed: listClosedRows(fields) })
  const chosen = useRef<ClosedRows>(new Map())

  // Before the browser paints: a block does not close and open again.
  useLayoutEffect(() => {
    const found = findChosenRows(before.current.fields, before.current.closed, fields)
    if (found.size > 0) chosen.current = new Map([...chosen.current, ...found])
    before.current = { fields, closed: listClosedRows(fields) }
    for (const { path, rows } of listUnlikeChosen(fields, chosen.current))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows: rows })
  }, [fields, dispatchFields])

  return null
}
