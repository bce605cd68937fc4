import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { countSoldSince } from '@/data/stock/soldCount'
import { salesThisMonth, startOfSalesMonth } from '@/domain/site/salesCounter'
import { LateRunningSales } from './LateRunningSales'

export async function Block({ block, context }: BlockProps<'salesCounter'>) {
  const now = pageTime()
  const isEstimate = block.source === 'formula'
  const count = isEstimate
    ? salesThisMonth(now)
    : await countSoldSince(context.site.id, startOfSalesMonth(now).toISOString())
  const Heading = `h${context.headingLevel}` as const
  return (
    <div className="flex flex-col items-center text-center">
      <Heading className="heading-3">{block.heading}</Heading>
      <div className="heading-display numbers mt-1">
        <LateRunningSales count={count} isEstimate={isEstimate} />
      </div>
      {block.text && <p className="mt-2 text-muted">{block.text}</p>}
    </div>
  )
}
