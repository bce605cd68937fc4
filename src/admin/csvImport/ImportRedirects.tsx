import { CsvImport } from './CsvImport'

/** Above the list of redirects. */
export function ImportRedirects() {
  return (
    <CsvImport
      collection="redirects"
      noun="redirects"
      one="redirect"
      columns="Columns: from, to. Optional: type (301 or 302). Full URLs in from are reduced to their path. Existing redirects are updated."
    />
  )
}
