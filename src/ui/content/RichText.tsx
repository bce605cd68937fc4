import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { type JSXConvertersFunction, RichText as PayloadRichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'

type UnknownNode = SerializedLexicalNode & { children?: SerializedLexicalNode[]; text?: string }

/** A part of an unknown kind shows the words in it, for which Payload prints "unknown node". */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  unknown: ({ node, nodesToJSX }) => {
    const { children, text } = node as UnknownNode
    return <span>{children ? nodesToJSX({ nodes: children }) : text}</span>
  },
})

/** Rich text of the CMS; goes into `Prose`. */
export function RichText({ data }: Pick<ComponentProps<typeof PayloadRichText>, 'data'>) {
  return <PayloadRichText data={data} converters={converters} disableContainer />
}
