'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { LinkField, WithLinkPicker } from './LinkField'

/** As Payload keeps a link of a text to a page itself. */
interface LinkedPage {
  value?: number | string | { id?: number } | null
}

/** Where a link in a text leads. Older texts have links to a page itself, which show the page until another target is chosen. */
export function TextLinkField(props: TextFieldClientProps) {
  const url = useField<string | null>({ potentiallyStalePath: props.path })
  const sibling = (name: string) => url.path.replace(/url$/, name)
  const linkType = useField<string>({ potentiallyStalePath: sibling('linkType') })
  const doc = useField<LinkedPage | null>({ potentiallyStalePath: sibling('doc') })
  const value = doc.value?.value
  const page = Number(typeof value === 'object' ? value?.id : value)
  if (linkType.value !== 'internal' || !page) return <LinkField {...props} />
  const choose = (link: string) => {
    linkType.setValue('custom')
    doc.setValue(null)
    url.setValue(link)
  }
  return (
    <WithLinkPicker onChoose={choose} {...props}>
      <div className="field-type text">
        <FieldLabel label={props.field.label} path={url.path} required />
        <PageName id={page} />
      </div>
    </WithLinkPicker>
  )
}

function PageName({ id }: { id: number }) {
  const [name, setName] = useState('…')
  useEffect(() => {
    const abort = new AbortController()
    void readPageName(id, abort.signal).then((found) => {
      if (!abort.signal.aborted) setName(found)
    })
    return () => abort.abort()
  }, [id])
  return (
    <p className="forecourt-quiet" role="status">
      {name}
    </p>
  )
}

async function readPageName(id: number, signal: AbortSignal): Promise<string> {
  const gone = 'A page that is gone. Choose another.'
  try {
    const query = 'depth=0&draft=true&select[title]=true&select[path]=true'
    const response = await fetch(`/api/pages/${id}?${query}`, { credentials: 'include', signal })
    if (!response.ok) return gone
    const { title, path } = (await response.json()) as { title?: string; path?: string }
    return `The page ${title} (${path})`
  } catch {
    return 'The page could not be read.'
  }
}
