import type { BlockData, BlockProps } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { Prose } from '@/ui/content/Prose'
import { RichText } from '@/ui/content/RichText'
import { Section } from '@/ui/layout/Section'
import { Tabs } from '@/ui/layout/Tabs'
import { Picture } from '@/ui/media/Picture'

export function Block({ block, context }: BlockProps<'tabs'>) {
  const tabs = block.tabs.map((tab, position) => ({
    value: tab.id ?? String(position),
    label: tab.label,
    content: <Panel tab={tab} />,
  }))
  return (
    <Section
      heading={block.heading}
      headingLevel={context.headingLevel}
      beside={block.tabs.every(({ image }) => !toMediaImage(image))}
    >
      <Tabs label={block.heading} tabs={tabs} />
    </Section>
  )
}

function Panel({ tab: { content, image } }: { tab: BlockData<'tabs'>['tabs'][number] }) {
  const picture = toMediaImage(image)
  return (
    <div className={picture ? 'grid items-start gap-8 lg:grid-cols-2 lg:gap-16' : undefined}>
      <Prose>
        <RichText data={content} />
      </Prose>
      {picture && (
        <Picture
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          sizes="(min-width: 64rem) 38rem, 100vw"
          className="aspect-3/2 w-full rounded-panel"
        />
      )}
    </div>
  )
}
