import type { ClientConfig, ClientField } from 'payload'
import { clientBlocksOf } from '../fields/clientBlocks'

/** What staff call each kind of block that the form offers. */
export function blockLabels(
  fields: readonly ClientField[],
  config: Pick<ClientConfig, 'blocksMap'>,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const field of fields) {
    const inner =
      field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : []
    for (const [slug, label] of blockLabels(inner, config)) labels.set(slug, label)
    if (field.type === 'blocks')
      for (const { slug, labels: names } of clientBlocksOf(field, config))
        labels.set(slug, String(names?.singular ?? slug))
  }
  return labels
}
