import type { ServerProps } from 'payload'
import { FieldFromAddress } from '../editing/FieldFromAddress'
import { listNavigation } from '../navigation/navigation'
import { FindButton } from './FindButton'

/** The button in the header that finds anything, on every page of the admin, and what opens the field that was found. */
export function FindAnything(props: ServerProps) {
  if (!props.user) return null
  const places = listNavigation(props).flatMap(({ label, links }) =>
    links.map((link) => ({ title: link.label, detail: label, site: null, href: link.href })),
  )
  return (
    <>
      <FindButton places={places} />
      <FieldFromAddress />
    </>
  )
}
