import type { Plugin } from 'payload'

const OF_PLUGIN = '@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider'

/** Replaces the multi-tenant plugin's provider of the selected site by ours, with the plugin's own settings. */
export const replaceSiteSelection: Plugin = (config) => {
  const components = config.admin?.components
  const providers = components?.providers?.map((provider) =>
    typeof provider === 'object' && provider.path === OF_PLUGIN
      ? { ...provider, path: '/src/admin/SiteSelection.tsx#SiteSelection' }
      : provider,
  )
  return { ...config, admin: { ...config.admin, components: { ...components, providers } } }
}
