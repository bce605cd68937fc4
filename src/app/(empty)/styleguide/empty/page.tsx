export const dynamic = 'force-dynamic'

/** Baseline for `npm run bench`: the cost of the framework itself. */
export default function EmptyPage() {
  return <p>An empty page.</p>
}
