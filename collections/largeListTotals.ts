import type { Plugin } from 'payload'

/** Adds the total of long lists to the list of every collection. */
export const showLargeListTotals: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const components = collection.admin?.components
    return {
      ...collection,
      admin: {
        ...collection.admin,
        components: {
          ...components,
          afterListTable: [...(components?.afterListTable ?? []), '/src/admin/lists/LargeListTotal.tsx#LargeListTotal'],
        },
      },
    }
  }),
})
