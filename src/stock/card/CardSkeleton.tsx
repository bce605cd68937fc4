import { Skeleton } from '@/ui/content/Skeleton'
import { Card } from '@/ui/layout/Card'

/** Placeholder of a search card, row by row, so that nothing shifts when the cars arrive. */
export function CardSkeleton() {
  return (
    <Card as="li" padding="none" className="row-span-6 mb-grid grid grid-rows-subgrid" aria-hidden>
      <Skeleton className="aspect-3/2 rounded-b-none" />
      <div className="px-card pt-card">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-1.5 h-4 w-3/5" />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5 px-card pt-3">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
      </div>
      <div className="px-card pt-4">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="mt-1.5 h-4 w-1/3" />
        <Skeleton className="mt-3 h-4 w-2/3" />
      </div>
      <div className="px-card pt-3">
        <Skeleton className="h-4 w-1/2" />
      </div>
      <div className="flex gap-2 p-card pt-4">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="h-11 flex-1" />
      </div>
    </Card>
  )
}
