import { RichText } from '@payloadcms/richtext-lexical/react'
import { Prose } from '@/ui/Prose'
import type { BlockProps } from '@/site/blocks'

export function Block({ block }: BlockProps<'richText'>) {
  return (
    <Prose>
      <RichText data={block.content} disableContainer />
    </Prose>
  )
}
