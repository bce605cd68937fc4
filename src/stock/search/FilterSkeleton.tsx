import { Skeleton } from '@/ui/content/Skeleton'

/** Placeholder of the filters until the first response. */
export function FilterSkeleton() {
  return ['w-24', 'w-32', 'w-20'].map((width) => (
    <div key={width} className="grid gap-4 border-b border-hairline py-4 last:border-0" aria-hidden>
      <Skeleton className={`h-5 ${width}`} />
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  ))
}
