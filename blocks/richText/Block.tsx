import { RichText } from '@payloadcms/richtext-lexical/react'
import type { BlockProps } from '@/site/blocks'
import { Prose } from '@/ui/Prose'

export function Block({ block }: BlockProps<'richText'>) {
  return (
    <Prose>
      <RichText data={block.content} disableContainer />
    </Prose>
  )
}
