import { Skeleton, SkeletonText } from '@/ui/content/Skeleton'

/** Placeholder of a loading page: a heading, a line, a row of cards. */
export function LoadingPage() {
  return (
    <div className="container-page py-section-space" role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-10 w-3/5 max-w-md" />
      <div className="mt-5 max-w-xl">
        <SkeletonText lines={2} />
      </div>
      <div className="auto-grid mt-10">
        {['first', 'second', 'third'].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-3/2 w-full rounded-card" />
            <Skeleton className="mt-4 h-6 w-4/5" />
            <Skeleton className="mt-2.5 h-5 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
