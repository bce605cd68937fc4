import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { withBlockDefaults } from './collections/adminDefaults'
import { limitBulkEdit } from './collections/bulkEdit'
import { copyBetweenSites } from './collections/copies/copyBetweenSites'
import { getDefaultDashboard, installNewCardsHook } from './collections/dashboard'
import { preventEditConflicts } from './collections/editing/preventEditConflicts'
import { emailAdapter } from './collections/email'
import { layoutBlocks } from './collections/fields/layout'
import { DEFAULT_ZONE, ZONE_OPTIONS } from './collections/fields/timeZone'
import { uploadStorage } from './collections/files/uploadStorage'
import { recordChanges } from './collections/history/recordChanges'
import { enforceSiteRelations } from './collections/hooks/enforceSiteRelations'
import {
  addRequestId,
  explainHeldSession,
  nameInvalidField,
  quietInvalidBodies,
  refuseTextForFile,
  rejectInvalidBody,
  rejectInvalidValue,
  rejectTooLongValue,
  reportUnavailable,
} from './collections/hooks/restErrors'
import { collections } from './collections/index'
import { InvalidQueryError } from './collections/invalidQueryError'
import { showLargeListTotals } from './collections/largeListTotals'
import { guardOperations } from './collections/operationGuards'
import { MAX_DEPTH } from './collections/readLimits'
import { richTextEditor } from './collections/richTextEditor'
import { guardSessions } from './collections/settings/sessionGuard'
import { replaceSiteSelection } from './collections/siteSelection'
import { SITE_COLLECTIONS, tenancyOptions, withoutMoving } from './collections/tenancyOptions'
import { refreshOnTimeTask } from './collections/website/hooks/refreshOnTime'
import { validateSchedules } from './collections/website/hooks/scheduledPublish'
import { redirectsOptions } from './collections/website/redirectsOptions'
import { seo } from './collections/website/seo'

import { MIN_PASSWORD_LENGTH } from './src/domain/accounts/passwordLength'
import { MAX_UPLOAD_BYTES } from './src/domain/uploadFolders'
import { migrations } from './src/migrations'
import type { Config } from './src/payload-types'
import { download } from './src/providers/httpClient/download'
import { createMailer } from './src/providers/mail/mailer'
import { hasCronSecret } from './src/server/cronSecret'
import { endAbandonedQueries } from './src/server/database/abandonedQueries'
import { limitTotals } from './src/server/database/limitTotals'
import { returnLostConnections } from './src/server/database/lostConnections'
import { narrowSelects } from './src/server/database/narrowSelects'
import { startPageReplica } from './src/server/database/pageReplica'
import { poolOptions } from './src/server/database/poolOptions'
import { routePreviewReads } from './src/server/database/previewTransaction'
import { limitStaffConnections } from './src/server/database/staffConnections'
import { freeTrashedAddresses } from './src/server/database/trashedAddresses'
import { withoutStatementTimeout } from './src/server/database/withoutStatementTimeout'
import { getFileStore } from './src/server/fileStore'
import { logger } from './src/server/logger'
import { pingDatabase } from './src/server/migrationState'
import { registerPayloadConfig } from './src/server/payloadConfig'
import { BodyTooLongError } from './src/server/requestBody'
import { pools } from './src/server/telemetry/pools'
import { registerDatabasePing } from './src/server/unavailable.mjs'
import { revalidateLater } from './src/services/revalidateLater'
import { seedPlaces } from './src/services/seedPlaces'

const root = dirname(fileURLToPath(import.meta.url))

const mailer = createMailer({
  SMTP_URL: process.env.SMTP_URL,
  FORECOURT_DATA: process.env.FORECOURT_DATA || '.data',
})

const config = buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  db: limitTotals(
    narrowSelects(
      postgresAdapter({
        pool: poolOptions('web'),
        push: false,
        blocksAsJSON: true,
        afterSchemaInit: [freeTrashedAddresses],
        migrationDir: resolve(root, 'src/migrations'),
        prodMigrations: migrations.map(withoutStatementTimeout),
      }),
    ),
  ),
  collections,
  blocks: layoutBlocks.map(withBlockDefaults),
  editor: richTextEditor,
  sharp,
  logger: quietInvalidBodies(logger.child({ part: 'cms' })),
  telemetry: false,
  // Network access for collections, which import no providers.
  custom: { download, ...(process.env.NEXT_RUNTIME === 'nodejs' ? { revalidateLater } : {}) },
  graphQL: { disable: true },
  upload: { limits: { fileSize: MAX_UPLOAD_BYTES } },
  maxDepth: MAX_DEPTH,
  // Mistakes of clients, which need nobody's attention.
  loggingLevels: {
    ...({ TooBusyError: 'warn' } as object),
    ...{ APIError: 'info', AuthenticationError: 'info', QueryError: 'info' },
    // Payload's type lists only its own errors.
    ...({ [InvalidQueryError.name]: 'info', [BodyTooLongError.name]: 'info' } as object),
  },
  hooks: {
    afterError: [
      rejectInvalidBody,
      refuseTextForFile,
      rejectInvalidValue,
      rejectTooLongValue,
      nameInvalidField,
      explainHeldSession,
      reportUnavailable,
      addRequestId,
    ],
  },
  // Empty list cells show a dash instead of Payload's "<No Price ($)>".
  i18n: {
    translations: {
      en: {
        general: {
          noLabel: '\u2013',
          // Between the last two fields that a list searches.
          or: 'or',
          noResultsDescription: 'Nothing is here yet, or nothing matches the search and the filters.',
          upcomingEvents: 'Scheduled',
          noUpcomingEventsScheduled: 'Nothing is scheduled.',
          currentlyEditing:
            'is editing this now. If you take over, they can save no more from their form, where what they typed stays to copy.',
          restoreAsPublished: 'Publish it now',
          aboutToRestore:
            'This takes the {{label}} <1>{{title}}</1> out of the trash and publishes it: shoppers see it at once.',
          aboutToRestoreAsDraft:
            'This takes the {{label}} <1>{{title}}</1> out of the trash as a draft: shoppers see it once you publish it.',
        },
        validation: { requiresAtLeast: 'Add at least {{count}}.' },
        // Also what somebody reads who was invited and never had a password.
        authentication: {
          resetPassword: 'Set your password',
          newPassword: `New password, at least ${MIN_PASSWORD_LENGTH} characters`,
        },
        version: {
          // In place of a version to compare with, where there is none before it.
          selectVersionToCompare: 'This is the first version',
          aboutToRestore:
            'This restores the {{label}} as it was on {{versionDate}}. The settings of a site become its draft, which shoppers see once you publish it. Anything else goes live at once, in place of what is published now.',
        },
      },
    },
  },
  typescript: { autoGenerate: false, outputFile: resolve(root, 'src/payload-types.ts') },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd MMM yyyy, h:mm aaa',
    // Several files of an upload may be refused, each for a reason of its own.
    toast: { expand: true },
    // The form of a document sets its site's (ReleaseControl).
    timezones: { supportedTimezones: ZONE_OPTIONS, defaultTimezone: DEFAULT_ZONE },
    importMap: { baseDir: root, importMapFile: resolve(root, 'src/app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: ' · Forecourt',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/forecourt/icon.svg' }],
    },
    components: {
      graphics: { Icon: '/src/admin/Logo.tsx#Icon', Logo: '/src/admin/Logo.tsx#Logo' },
      beforeDashboard: [
        '/src/admin/dashboard/DashboardTitle.tsx#DashboardTitle',
        '/src/admin/newSite/FirstDealer.tsx#FirstDealer',
      ],
      providers: [
        '/src/admin/accessibility/WaitUntilReady.tsx#WaitUntilReady',
        '/src/admin/media/ExplainLeftOut.tsx#ExplainLeftOut',
        '/src/admin/accessibility/NamedControls.tsx#NamedControls',
        '/src/admin/fields/TypedDates.tsx#TypedDates',
        '/src/admin/fields/LatestIntersections.tsx#LatestIntersections',
      ],
      Nav: '/src/admin/navigation/AdminNav.tsx#AdminNav',
      actions: ['/src/admin/find/FindAnything.tsx#FindAnything'],
      views: {
        login: { Component: '/src/admin/login/LoginView.tsx#LoginView', path: '/login' },
        newDealer: {
          Component: '/src/admin/newSite/NewSiteView.tsx#NewSiteView',
          path: '/new-dealer',
          meta: { title: 'New dealer' },
        },
        newCampaign: {
          Component: '/src/admin/newCampaign/NewCampaignView.tsx#NewCampaignView',
          path: '/new-campaign',
          meta: { title: 'New campaign' },
        },
        inbox: { Component: '/src/admin/inbox/InboxView.tsx#InboxView', path: '/inbox', meta: { title: 'Inbox' } },
        settings: {
          Component: '/src/admin/settings/SettingsView.tsx#SettingsView',
          path: '/settings',
          meta: { title: 'Features and wording' },
        },
        launch: {
          Component: '/src/admin/launch/LaunchView.tsx#LaunchView',
          path: '/launch',
          meta: { title: 'Launch' },
        },
        links: {
          Component: '/src/admin/links/LinksView.tsx#LinksView',
          path: '/links',
          meta: { title: 'Broken links' },
        },
        reports: {
          Component: '/src/admin/reports/ReportsView.tsx#ReportsView',
          path: '/reports',
          meta: { title: 'Figures' },
        },
        calendar: {
          Component: '/src/admin/calendar/CalendarView.tsx#CalendarView',
          path: '/calendar',
          meta: { title: 'Calendar' },
        },
        deliveryHealth: {
          Component: '/src/admin/health/DeliveryHealthView.tsx#DeliveryHealthView',
          path: '/delivery-health',
          meta: { title: 'Delivery health' },
        },
        history: {
          Component: '/src/admin/history/HistoryView.tsx#HistoryView',
          path: '/history',
          meta: { title: 'History' },
        },
        privacy: {
          Component: '/src/admin/privacy/PrivacyView.tsx#PrivacyView',
          path: '/privacy',
          meta: { title: 'Privacy desk' },
        },
      },
    },
    dashboard: {
      widgets: [
        { slug: 'today', label: 'To do today', Component: '/src/admin/dashboard/Today.tsx#Today' },
        { slug: 'recentPages', label: 'You edited', Component: '/src/admin/dashboard/RecentPages.tsx#RecentPages' },
        {
          slug: 'whatToChange',
          label: 'What do you want to change?',
          Component: '/src/admin/dashboard/WhatToChange.tsx#WhatToChange',
        },
        { slug: 'figures', label: 'Figures', Component: '/src/admin/dashboard/Figures.tsx#Figures' },
        {
          slug: 'leadsWaiting',
          label: 'Leads waiting',
          Component: '/src/admin/dashboard/LeadsWaiting.tsx#LeadsWaiting',
        },
        {
          slug: 'leadDelivery',
          label: 'Lead delivery',
          Component: '/src/admin/dashboard/LeadDelivery.tsx#LeadDelivery',
        },
        { slug: 'stockToFix', label: 'Stock', Component: '/src/admin/dashboard/StockIssues.tsx#StockIssues' },
        {
          slug: 'shopperInterest',
          label: 'What shoppers wait for',
          Component: '/src/admin/dashboard/ShopperInterest.tsx#ShopperInterest',
        },
        { slug: 'thisWeek', label: 'This week', Component: '/src/admin/dashboard/ThisWeek.tsx#ThisWeek' },
      ],
      defaultLayout: ({ req }) => getDefaultDashboard(req.user),
    },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  jobs: {
    access: {
      // The worker runs scheduled publishing.
      run: ({ req }) => hasCronSecret(req.headers.get('authorization')),
      queue: () => false,
      cancel: () => false,
    },
    tasks: [refreshOnTimeTask],
  },
  onInit: async (payload) => {
    pools.set('web', payload.db.pool)
    registerDatabasePing(() => pingDatabase(payload))
    returnLostConnections(payload.db.pool)
    limitStaffConnections(payload.db.pool)
    endAbandonedQueries(payload.db.pool)
    startPageReplica(payload.db.pool, payload.logger)
    routePreviewReads(payload.db.pool)
    validateSchedules(payload)
    guardSessions(payload)
    installNewCardsHook(payload)
    await seedPlaces(payload)
  },
  email: emailAdapter(mailer.send, process.env),
  plugins: [
    seo,
    redirectsPlugin(redirectsOptions),
    multiTenantPlugin<Config>(tenancyOptions),
    withoutMoving,
    replaceSiteSelection,
    enforceSiteRelations(SITE_COLLECTIONS),
    uploadStorage(getFileStore()),
    copyBetweenSites,
    limitBulkEdit,
    showLargeListTotals,
    preventEditConflicts,
    recordChanges,
  ],
})

export default registerPayloadConfig(guardOperations(config))
