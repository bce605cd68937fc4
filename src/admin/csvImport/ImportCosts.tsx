import { CsvImport } from './CsvImport'

/** Above the list of campaign costs. */
export function ImportCosts() {
  return (
    <CsvImport
      collection="campaignCosts"
      noun="costs"
      one="cost"
      columns="Columns: source, from, to, amount. Optional: campaign. Days as 2026-11-30. Costs of the same source, campaign and days are updated."
    />
  )
}
