import type { MultiTenantPluginConfig } from '@payloadcms/plugin-multi-tenant/types'
import type { Plugin } from 'payload'
import type { Config } from '../src/payload-types'
import { hasRole } from './access/roles'
import { simplifySites } from './access/rules'

/** Collections whose documents belong to one site. */
export const SITE_COLLECTIONS = [
  'pages',
  'posts',
  'layouts',
  'sections',
  'menus',
  'offers',
  'promoCards',
  'promoTiles',
  'campaignCosts',
  'searchLandings',
  'hoursWording',
  'dealerships',
  'locations',
  'makes',
  'models',
  'towVehicles',
  'cars',
  'stockFeeds',
  'feedRuns',
  'feedFiles',
  'financeProviders',
  'tags',
  'reviews',
  'leads',
  'parkedEnquiries',
  'leadRoutes',
  'leadDeliveries',
  'leadExports',
  'privacyLog',
  'bookings',
  'holds',
  'payments',
  'shoppers',
  'uploads',
  'redirects',
  'media',
] as const

export const tenancyOptions: MultiTenantPluginConfig<Config> = {
  tenantsSlug: 'sites',
  tenantField: { name: 'site', label: 'Site', admin: { disableListColumn: false, disableListFilter: false } },
  // `Users` has the field.
  tenantsArrayField: { includeDefaultField: false, arrayFieldName: 'sites', arrayTenantFieldName: 'site' },
  userHasAccessToAllTenants: (user) => hasRole(user, 'superAdmin'),
  // Sites have rules of their own; the plugin's would look for an id in each version.
  useTenantsCollectionAccess: false,
  // Deleting a site must not delete its leads implicitly.
  cleanupAfterTenantDelete: false,
  collections: Object.fromEntries(
    SITE_COLLECTIONS.map((slug) => [slug, { accessResultOverride: ({ accessResult }) => simplifySites(accessResult) }]),
  ),
  i18n: {
    translations: {
      en: {
        'nav-tenantSelector-label': 'Site',
        'field-assignedTenant-label': 'Site',
        'assign-tenant-modal-title': 'Choose the site of "{{title}}"',
      },
    },
  },
}

const MOVE = '@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger'

/**
 * Takes the plugin's item out of the menus of documents that moves one to another site: its pictures, makes and pages stay behind. "Copy to
 * site" takes them along.
 */
export const withoutMoving: Plugin = (config) => {
  for (const { admin } of config.collections ?? []) {
    const edit = admin?.components?.edit
    if (edit?.editMenuItems)
      edit.editMenuItems = edit.editMenuItems.filter(
        (item) => !(item && typeof item === 'object' && item.path === MOVE),
      )
  }
  return config
}
