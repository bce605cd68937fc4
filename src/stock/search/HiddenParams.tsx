/** The rest of a search, for a form that works without script to send along. `params` is a query string. */
export function HiddenParams({ params }: { params: string | undefined }) {
  return [...new URLSearchParams(params)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
