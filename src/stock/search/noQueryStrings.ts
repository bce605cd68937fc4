/**
 * Stands in for the `qs` package in browsers. InstantSearch's own router brings it, and ours reads and writes every address
 * itself (see `useSearchRouting`), so 16 KB of it would never run.
 */
const noQueryStrings = {
  parse: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringify: (values: Record<string, string>) => new URLSearchParams(values).toString(),
}

export default noQueryStrings
