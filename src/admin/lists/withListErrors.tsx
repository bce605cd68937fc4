import { ListView } from '@payloadcms/next/views'
import type { ComponentProps, ReactNode } from 'react'
import { mapElements } from '../mapElements'

/** Payload's page, with a list that fails when it cannot be read: by itself it leaves the page blank, and only the log says why. */
export function withListErrors(node: ReactNode): ReactNode {
  return mapElements(node, ({ type, props, key }) =>
    (type as unknown) === ListView ? <ListOrError {...(props as ListProps)} key={key} /> : null,
  )
}

type ListProps = ComponentProps<typeof ListView>

async function ListOrError(props: ListProps): Promise<ReactNode> {
  const list = await ListView(props)
  if (list === undefined) throw new Error('A list of the admin could not be read')
  return list
}
