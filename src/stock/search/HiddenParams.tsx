/** The rest of a search as hidden inputs, for a form that works without JavaScript. `params` is a query string. */
export function HiddenParams({ params }: { params: string | undefined }) {
  return [...new URLSearchParams(params)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
