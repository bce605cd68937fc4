export const dynamic = 'force-dynamic'

/** What the framework itself costs a shopper: the measure that `npm run bench` puts beside our pages. */
export default function EmptyPage() {
  return <p>An empty page.</p>
}
