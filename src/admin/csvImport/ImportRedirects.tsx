import { CsvImport } from './CsvImport'

/** Above the list of redirects. */
export function ImportRedirects() {
  return (
    <CsvImport
      collection="redirects"
      noun="redirects"
      one="redirect"
      columns="Columns: from and to, and if you have it type (301 or 302). Old addresses may be whole ones, with https://: their path counts. Those that are here already and lead elsewhere now are changed."
    />
  )
}
