import type { TextField } from 'payload'
import type { StockValueList } from '../../src/domain/stock/stockSelection'

/** Values chosen from the site's live stock, with how many cars have each. Others can be typed: the last car of a model may be sold. */
export function stockValuesField(
  list: StockValueList,
  label: string,
  { description, width }: { description?: string; width?: string } = {},
): TextField {
  return {
    ...{ name: list, label, type: 'text', hasMany: true, maxRows: 20, maxLength: 60 },
    admin: {
      description,
      width,
      components: {
        Field: { path: '/src/admin/fields/StockValuesField.tsx#StockValuesField', clientProps: { list } },
      },
    },
  } as TextField
}
