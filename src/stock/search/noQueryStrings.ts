/**
 * Replaces the `qs` package in the browser. InstantSearch's router imports it, but `useSearchRouting` reads and writes
 * all addresses, so its 16 KB would never run.
 */
const noQueryStrings = {
  parse: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringify: (values: Record<string, string>) => new URLSearchParams(values).toString(),
}

export default noQueryStrings
