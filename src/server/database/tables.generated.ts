// Made by `npm run generate` from payload.config.ts. Do not edit. The tables are listed in src/scripts/databaseTables.ts.
import { boolean, integer, jsonb, numeric, pgEnum, pgTable, serial, timestamp, varchar } from 'drizzle-orm/pg-core'

export const enum_leads_status = pgEnum('enum_leads_status', ['new', 'open', 'done'])
export const enum_leads_kind = pgEnum('enum_leads_kind', ['general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance', 'fleet', 'careers', 'location', 'dealerSearch', 'reserve', 'purchase', 'payment'])
export const enum_leads_step = pgEnum('enum_leads_step', ['start', 'rego', 'valuation', 'accept'])
export const enum_lead_deliveries_channel = pgEnum('enum_lead_deliveries_channel', ['email', 'adfEmail', 'adfPost', 'webhook', 'metaConversion', 'googleConversion'])
export const enum_lead_deliveries_purpose = pgEnum('enum_lead_deliveries_purpose', ['dealer', 'receipt', 'conversion'])
export const enum_lead_deliveries_part = pgEnum('enum_lead_deliveries_part', ['lead', 'update', 'payment', 'consent', 'booking'])
export const enum_lead_deliveries_status = pgEnum('enum_lead_deliveries_status', ['queued', 'sending', 'delivered', 'failed', 'dead', 'cancelled'])
export const enum_tags_kind = pgEnum('enum_tags_kind', ['gtm', 'ga4', 'googleAds', 'metaPixel', 'microsoftUet', 'tiktok', 'linkedin', 'hotjar', 'clarity', 'callTracking', 'podium', 'chat', 'reviewsWidget', 'custom'])
export const enum_tags_purpose = pgEnum('enum_tags_purpose', ['necessary', 'functional', 'analytics', 'marketing'])
export const enum_tags_load = pgEnum('enum_tags_load', ['ready', 'idle', 'interaction'])
export const enum_tags_start_tz = pgEnum('enum_tags_start_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_tags_expiry_tz = pgEnum('enum_tags_expiry_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_tags_status = pgEnum('enum_tags_status', ['draft', 'published'])
export const enum_bookings_department = pgEnum('enum_bookings_department', ['sales', 'service', 'parts'])
export const enum_bookings_status = pgEnum('enum_bookings_status', ['booked', 'cancelled'])
export const enum_holds_status = pgEnum('enum_holds_status', ['pending', 'held', 'paid', 'released', 'expired'])
export const enum_payments_status = pgEnum('enum_payments_status', ['awaiting', 'processing', 'atDealership', 'paid', 'failed', 'expired', 'refunded'])
export const enum_payments_kind = pgEnum('enum_payments_kind', ['reservation', 'invoice'])
export const enum_payments_provider = pgEnum('enum_payments_provider', ['stripe', 'demo'])
export const enum_privacy_log_action = pgEnum('enum_privacy_log_action', ['export', 'correct', 'optOut', 'erase', 'retention'])
export const car_type = pgEnum('car_type', ['new', 'used', 'demo'])
export const item_type = pgEnum('item_type', ['car', 'caravan', 'tractor'])
export const car_override_field = pgEnum('car_override_field', ['vin', 'nvic', 'regplate', 'rego_expiry', 'car_type', 'status', 'item_type', 'reserved', 'certified', 'preorder', 'sold_date', 'listed_at', 'year', 'badge', 'series', 'build_date', 'compliance_date', 'price', 'before_price', 'offer_price', 'subscription_price', 'market_average_price', 'state_market_average_price', 'price_type', 'km', 'colour', 'interior_colour', 'body', 'simple_body', 'trans', 'simple_transmission', 'gearnum', 'drive', 'simple_drive', 'fuel', 'simple_fuel', 'seats', 'doors', 'engine_hours', 'cylinders', 'engine_size_litres', 'engine_size_cc', 'induction', 'gear_type', 'body_configuration', 'power_kw', 'torque_nm', 'fuel_consumption', 'fuel_capacity_litres', 'towing_capacity_braked_kg', 'gross_vehicle_mass_kg', 'length_mm', 'width_mm', 'height_mm', 'ancap_rating', 'ancap_year', 'sleeps', 'body_length_feet', 'body_width_feet', 'tare_weight_kg', 'aggregate_trailer_mass_kg', 'tow_ball_mass_kg', 'axle_type', 'features', 'categories', 'images', 'spin_images', 'interior_images', 'history_report_url', 'car_analysis_url', 'ppsr_report_url'])
export const enum_cars_overrides_until_tz = pgEnum('enum_cars_overrides_until_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_stock_feeds_source = pgEnum('enum_stock_feeds_source', ['upload', 'url', 'file'])
export const enum_stock_feeds_format = pgEnum('enum_stock_feeds_format', ['auto', 'csv', 'xml', 'json'])
export const enum_stock_feeds_encoding = pgEnum('enum_stock_feeds_encoding', ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])
export const enum_stock_feeds_delimiter = pgEnum('enum_stock_feeds_delimiter', ['auto', 'comma', 'semicolon', 'tab', 'bar'])
export const enum_stock_feeds_schedule_kind = pgEnum('enum_stock_feeds_schedule_kind', ['off', 'minutes', 'hours', 'daily'])
export const enum_stock_feeds_mode = pgEnum('enum_stock_feeds_mode', ['full', 'delta'])
export const enum_stock_feeds_missing_cars = pgEnum('enum_stock_feeds_missing_cars', ['sold', 'removed'])
export const enum_feed_runs_status = pgEnum('enum_feed_runs_status', ['waiting', 'running', 'done', 'stopped', 'failed', 'interrupted'])
export const enum_feed_runs_started_by = pgEnum('enum_feed_runs_started_by', ['person', 'schedule', 'terminal'])
export const enum_feed_runs_mode = pgEnum('enum_feed_runs_mode', ['full', 'delta'])
export const finance_hiding = pgEnum('finance_hiding', ['never', 'usedCars', 'always'])
export const enum_sites_theme_heading_font = pgEnum('enum_sites_theme_heading_font', ['instrumentSans', 'bricolageGrotesque', 'barlowCondensed', 'fraunces', 'inter'])
export const enum_sites_theme_heading_weight = pgEnum('enum_sites_theme_heading_weight', ['400', '500', '600', '700', '800'])
export const enum_sites_theme_body_font = pgEnum('enum_sites_theme_body_font', ['instrumentSans', 'sourceSans', 'inter'])
export const enum_sites_theme_heading_case = pgEnum('enum_sites_theme_heading_case', ['none', 'uppercase'])
export const enum_sites_theme_heading_tracking = pgEnum('enum_sites_theme_heading_tracking', ['tight', 'normal', 'wide'])
export const enum_sites_theme_density = pgEnum('enum_sites_theme_density', ['compact', 'regular', 'airy'])
export const enum_sites_theme_radius = pgEnum('enum_sites_theme_radius', ['square', 'soft', 'round'])
export const enum_sites_theme_button_shape = pgEnum('enum_sites_theme_button_shape', ['square', 'soft', 'pill'])
export const enum_sites_theme_card_style = pgEnum('enum_sites_theme_card_style', ['flat', 'outlined', 'raised'])
export const enum_sites_theme_header_layout = pgEnum('enum_sites_theme_header_layout', ['logoLeft', 'logoCentre', 'splitBrandBar'])
export const enum_sites_theme_hero_style = pgEnum('enum_sites_theme_hero_style', ['fullBleed', 'split', 'framed'])
export const enum_sites_time_zone = pgEnum('enum_sites_time_zone', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_sites_stock_rules_default_sort = pgEnum('enum_sites_stock_rules_default_sort', ['price_asc', 'price_desc', 'newest', 'km_asc', 'year_desc', 'recommended'])
export const enum_sites_cards_save_button = pgEnum('enum_sites_cards_save_button', ['favourite', 'compare', 'garage'])
export const enum_sites_location_rules_unique_by = pgEnum('enum_sites_location_rules_unique_by', ['phoneOrStreet', 'placeId'])
export const enum_sites_review_rules_source = pgEnum('enum_sites_review_rules_source', ['own', 'snap21'])
export const enum_sites_consent_mode = pgEnum('enum_sites_consent_mode', ['off', 'notice', 'optIn'])
export const enum_sites_publishing_articles = pgEnum('enum_sites_publishing_articles', ['authors', 'ask', 'editors', 'managers'])
export const enum_sites_publishing_promotions = pgEnum('enum_sites_publishing_promotions', ['authors', 'ask', 'editors', 'managers'])
export const enum_sites_publishing_menus = pgEnum('enum_sites_publishing_menus', ['authors', 'ask', 'editors', 'managers'])
export const enum_sites_publishing_places = pgEnum('enum_sites_publishing_places', ['authors', 'ask', 'editors', 'managers'])
export const enum_sites_publishing_models = pgEnum('enum_sites_publishing_models', ['authors', 'ask', 'editors', 'managers'])
export const enum_sites_template = pgEnum('enum_sites_template', ['multiBrand', 'usedSpecialist', 'tractor', 'caravan'])
export const enum_locations_address_state = pgEnum('enum_locations_address_state', ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
export const enum_locations_time_zone = pgEnum('enum_locations_time_zone', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_locations_status = pgEnum('enum_locations_status', ['draft', 'published'])
export const enum_places_state = pgEnum('enum_places_state', ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
export const enum_pages_startsat_tz = pgEnum('enum_pages_startsat_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_pages_expiresat_tz = pgEnum('enum_pages_expiresat_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_pages_after_expiry = pgEnum('enum_pages_after_expiry', ['message', 'redirect', 'notFound'])
export const enum_pages_status = pgEnum('enum_pages_status', ['draft', 'published'])
export const enum_layouts_kind = pgEnum('enum_layouts_kind', ['car', 'search', 'location', 'model'])
export const enum_layouts_status = pgEnum('enum_layouts_status', ['draft', 'published'])
export const enum_posts_published_at_tz = pgEnum('enum_posts_published_at_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_posts_status = pgEnum('enum_posts_status', ['draft', 'published'])
export const enum_sections_status = pgEnum('enum_sections_status', ['draft', 'published'])
export const enum_releases_state = pgEnum('enum_releases_state', ['collecting', 'scheduled', 'published', 'rolledBack', 'failed'])
export const enum_releases_publishat_tz = pgEnum('enum_releases_publishat_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum_approvals_state = pgEnum('enum_approvals_state', ['asked', 'returned', 'approved', 'withdrawn'])
export const enum__pages_v_version_startsat_tz = pgEnum('enum__pages_v_version_startsat_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum__pages_v_version_expiresat_tz = pgEnum('enum__pages_v_version_expiresat_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum__pages_v_version_after_expiry = pgEnum('enum__pages_v_version_after_expiry', ['message', 'redirect', 'notFound'])
export const enum__pages_v_version_status = pgEnum('enum__pages_v_version_status', ['draft', 'published'])
export const enum__layouts_v_version_kind = pgEnum('enum__layouts_v_version_kind', ['car', 'search', 'location', 'model'])
export const enum__layouts_v_version_status = pgEnum('enum__layouts_v_version_status', ['draft', 'published'])
export const enum__posts_v_version_published_at_tz = pgEnum('enum__posts_v_version_published_at_tz', ['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe'])
export const enum__posts_v_version_status = pgEnum('enum__posts_v_version_status', ['draft', 'published'])
export const enum__sections_v_version_status = pgEnum('enum__sections_v_version_status', ['draft', 'published'])
export const enum_payload_jobs_task_slug = pgEnum('enum_payload_jobs_task_slug', ['inline', 'refreshOnTime', 'schedulePublish'])
export const enum_users_role = pgEnum('enum_users_role', ['superAdmin', 'groupManager', 'siteEditor', 'siteAuthor', 'leadsOnly'])

export const leads = pgTable('leads', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  name: varchar('name'),
  last_name: varchar('last_name'),
  email: varchar('email'),
  phone: varchar('phone'),
  postcode: varchar('postcode'),
  message: varchar('message'),
  rego: varchar('rego'),
  trade_in: jsonb('trade_in'),
  miscellaneous: jsonb('miscellaneous'),
  details: jsonb('details'),
  car: integer('car_id'),
  car_name: varchar('car_name'),
  stock_number: varchar('stock_number'),
  car_price: numeric('car_price', {mode: 'number'}),
  vehicle_make: varchar('vehicle_make'),
  vehicle_model: varchar('vehicle_model'),
  car_type: varchar('car_type'),
  vehicle_status: varchar('vehicle_status'),
  car_snapshot: jsonb('car_snapshot'),
  source: varchar('source'),
  page_id: varchar('page_id'),
  url: varchar('url'),
  opt_in: boolean('opt_in').default(false),
  consent_at: timestamp('consent_at', {mode: 'date',withTimezone: true,precision: 3}),
  consent_text: varchar('consent_text'),
  consent_withdrawn_at: timestamp('consent_withdrawn_at', {mode: 'date',withTimezone: true,precision: 3}),
  tracking_consent: jsonb('tracking_consent'),
  lead_attributes: jsonb('lead_attributes'),
  touches: jsonb('touches'),
  dealership_slug: varchar('dealership_slug'),
  manufacturer_slug: varchar('manufacturer_slug'),
  additional_services: varchar('additional_services'),
  autogauge_enabled: boolean('autogauge_enabled').default(false),
  user_agent: varchar('user_agent'),
  request_id: varchar('request_id'),
  status: enum_leads_status('status').notNull().default("new"),
  assignee: integer('assignee_id'),
  read_at: timestamp('read_at', {mode: 'date',withTimezone: true,precision: 3}),
  reference: varchar('reference').notNull(),
  kind: enum_leads_kind('kind').notNull(),
  category: varchar('category').notNull(),
  subcategory: varchar('subcategory'),
  location: integer('location_id'),
  dealership: integer('dealership_id'),
  step: enum_leads_step('step'),
  form_completed: boolean('form_completed').default(false),
  offer_accepted: boolean('offer_accepted').default(false),
  erased_at: timestamp('erased_at', {mode: 'date',withTimezone: true,precision: 3}),
  is_test: boolean('is_test').default(false),
  form_id: varchar('form_id'),
  token_hash: varchar('token_hash'),
  token_expires_at: timestamp('token_expires_at', {mode: 'date',withTimezone: true,precision: 3}),
  idempotency_key: varchar('idempotency_key').notNull(),
  body_hash: varchar('body_hash'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const leads_notes = pgTable('leads_notes', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  text: varchar('text').notNull(),
  author: integer('author_id'),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}),
}
)


export const lead_deliveries = pgTable('lead_deliveries', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  lead: integer('lead_id').notNull(),
  route: integer('route_id'),
  channel: enum_lead_deliveries_channel('channel').notNull(),
  purpose: enum_lead_deliveries_purpose('purpose').notNull(),
  part: enum_lead_deliveries_part('part').notNull().default("lead"),
  recipient: varchar('recipient').notNull(),
  status: enum_lead_deliveries_status('status').notNull().default("queued"),
  attempts: numeric('attempts', {mode: 'number'}).notNull().default(0),
  attempt_log: jsonb('attempt_log'),
  last_error: varchar('last_error'),
  next_try_at: timestamp('next_try_at', {mode: 'date',withTimezone: true,precision: 3}),
  delivered_at: timestamp('delivered_at', {mode: 'date',withTimezone: true,precision: 3}),
  stable_key: varchar('stable_key').notNull(),
  sender: varchar('sender'),
  sending_since: timestamp('sending_since', {mode: 'date',withTimezone: true,precision: 3}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const lead_routes = pgTable('lead_routes', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  adfUrl: varchar('adf_url'),
  webhookUrl: varchar('webhook_url'),
  webhookSecret: varchar('webhook_secret'),
  name: varchar('name').notNull(),
  enabled: boolean('enabled').default(true),
  fallback: boolean('fallback').default(false),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const tags = pgTable('tags', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  title: varchar('title'),
  kind: enum_tags_kind('kind'),
  gtm_containerId: varchar('gtm_container_id'),
  ga4_measurementId: varchar('ga4_measurement_id'),
  googleAds_conversionId: varchar('google_ads_conversion_id'),
  googleAds_conversionLabel: varchar('google_ads_conversion_label'),
  googleAds_customerId: varchar('google_ads_customer_id'),
  googleAds_conversionActionId: varchar('google_ads_conversion_action_id'),
  metaPixel_pixelId: varchar('meta_pixel_pixel_id'),
  metaPixel_testEventCode: varchar('meta_pixel_test_event_code'),
  metaPixel_sealedAccessToken: varchar('meta_pixel_sealed_access_token'),
  metaPixel_accessTokenKept: boolean('meta_pixel_access_token_kept').default(false),
  microsoftUet_tagId: varchar('microsoft_uet_tag_id'),
  tiktok_pixelId: varchar('tiktok_pixel_id'),
  linkedin_partnerId: varchar('linkedin_partner_id'),
  hotjar_siteId: varchar('hotjar_site_id'),
  clarity_projectId: varchar('clarity_project_id'),
  callTracking_scriptUrl: varchar('call_tracking_script_url'),
  podium_token: varchar('podium_token'),
  chat_scriptUrl: varchar('chat_script_url'),
  reviewsWidget_scriptUrl: varchar('reviews_widget_script_url'),
  reviewsWidget_place: varchar('reviews_widget_place'),
  custom_scriptUrl: varchar('custom_script_url'),
  purpose: enum_tags_purpose('purpose'),
  load: enum_tags_load('load').default("ready"),
  start: timestamp('start', {mode: 'date',withTimezone: true,precision: 3}),
  start_tz: enum_tags_start_tz('start_tz'),
  expiry: timestamp('expiry', {mode: 'date',withTimezone: true,precision: 3}),
  expiry_tz: enum_tags_expiry_tz('expiry_tz'),
  shared: boolean('shared').default(false),
  updatedBy: varchar('updated_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  deletedAt: timestamp('deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  _status: enum_tags_status('_status').default("draft"),
}
)


export const uploads = pgTable('uploads', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  lead: integer('lead_id'),
  sent_as: varchar('sent_as'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  url: varchar('url'),
  thumbnailURL: varchar('thumbnail_u_r_l'),
  filename: varchar('filename'),
  mimeType: varchar('mime_type'),
  filesize: numeric('filesize', {mode: 'number'}),
  width: numeric('width', {mode: 'number'}),
  height: numeric('height', {mode: 'number'}),
}
)


export const media = pgTable('media', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  alt: varchar('alt').notNull(),
  folder: varchar('folder'),
  copied_from: numeric('copied_from', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  url: varchar('url'),
  thumbnailURL: varchar('thumbnail_u_r_l'),
  filename: varchar('filename'),
  mimeType: varchar('mime_type'),
  filesize: numeric('filesize', {mode: 'number'}),
  width: numeric('width', {mode: 'number'}),
  height: numeric('height', {mode: 'number'}),
  focalX: numeric('focal_x', {mode: 'number'}),
  focalY: numeric('focal_y', {mode: 'number'}),
  sizes_thumb_url: varchar('sizes_thumb_url'),
  sizes_thumb_width: numeric('sizes_thumb_width', {mode: 'number'}),
  sizes_thumb_height: numeric('sizes_thumb_height', {mode: 'number'}),
  sizes_thumb_mimeType: varchar('sizes_thumb_mime_type'),
  sizes_thumb_filesize: numeric('sizes_thumb_filesize', {mode: 'number'}),
  sizes_thumb_filename: varchar('sizes_thumb_filename'),
}
)


export const campaign_costs = pgTable('campaign_costs', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  source: varchar('source').notNull(),
  campaign: varchar('campaign'),
  from: timestamp('from', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  to: timestamp('to', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  amount: numeric('amount', {mode: 'number'}).notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const bookings = pgTable('bookings', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  location: integer('location_id').notNull(),
  department: enum_bookings_department('department').notNull().default("sales"),
  starts_at: timestamp('starts_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  ends_at: timestamp('ends_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  place: numeric('place', {mode: 'number'}).notNull().default(1),
  status: enum_bookings_status('status').notNull().default("booked"),
  lead: integer('lead_id'),
  car: integer('car_id'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const holds = pgTable('holds', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  car: integer('car_id').notNull(),
  lead: integer('lead_id'),
  status: enum_holds_status('status').notNull().default("held"),
  expires_at: timestamp('expires_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  amount: numeric('amount', {mode: 'number'}),
  payment_reference: varchar('payment_reference'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const payments = pgTable('payments', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  reference: varchar('reference').notNull(),
  status: enum_payments_status('status').notNull().default("awaiting"),
  kind: enum_payments_kind('kind').notNull(),
  amount: numeric('amount', {mode: 'number'}).notNull(),
  description: varchar('description'),
  problem: varchar('problem'),
  payer_name: varchar('payer_name'),
  payer_email: varchar('payer_email'),
  paid_at: timestamp('paid_at', {mode: 'date',withTimezone: true,precision: 3}),
  lead: integer('lead_id'),
  hold: integer('hold_id'),
  car: integer('car_id'),
  provider: enum_payments_provider('provider'),
  provider_payment: varchar('provider_payment'),
  session_id: varchar('session_id'),
  session_url: varchar('session_url'),
  session_expires_at: timestamp('session_expires_at', {mode: 'date',withTimezone: true,precision: 3}),
  token: varchar('token').notNull(),
  events: jsonb('events'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const shoppers = pgTable('shoppers', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  email: varchar('email'),
  phone: varchar('phone'),
  name: varchar('name'),
  signed_in_at: timestamp('signed_in_at', {mode: 'date',withTimezone: true,precision: 3}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const parked_enquiries = pgTable('parked_enquiries', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  reference: varchar('reference').notNull(),
  name: varchar('name'),
  phone: varchar('phone'),
  email: varchar('email'),
  handled: boolean('handled').default(false),
  content: varchar('content').notNull(),
  reason: varchar('reason'),
  idempotency_key: varchar('idempotency_key').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const lead_exports = pgTable('lead_exports', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  exported_by: integer('exported_by_id'),
  exported_by_name: varchar('exported_by_name').notNull(),
  leads_count: numeric('leads_count', {mode: 'number'}).notNull(),
  filters: varchar('filters').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const privacy_log = pgTable('privacy_log', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  action: enum_privacy_log_action('action').notNull(),
  summary: varchar('summary').notNull(),
  reason: varchar('reason'),
  person: varchar('person'),
  handled_by: integer('handled_by_id'),
  handled_by_name: varchar('handled_by_name').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const cars = pgTable('cars', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  show_on_dealer_website: boolean('show_on_dealer_website').default(true),
  custom_rank: numeric('custom_rank', {mode: 'number'}).default(0),
  tag: varchar('tag'),
  dealercomments: varchar('dealercomments'),
  video_url: varchar('video_url'),
  walkaround_url: varchar('walkaround_url'),
  year: numeric('year', {mode: 'number'}),
  make: varchar('make').notNull(),
  model: varchar('model').notNull(),
  badge: varchar('badge'),
  series: varchar('series'),
  car_type: car_type('car_type').notNull(),
  item_type: item_type('item_type').notNull().default("car"),
  status: varchar('status').notNull().default("in_stock"),
  stocknum: varchar('stocknum').notNull(),
  vin: varchar('vin'),
  nvic: varchar('nvic'),
  regplate: varchar('regplate'),
  rego_expiry: timestamp('rego_expiry', {mode: 'date',withTimezone: true,precision: 3}),
  location: integer('location_id'),
  private_suburb: varchar('private_suburb'),
  private_postcode: varchar('private_postcode'),
  build_date: varchar('build_date'),
  compliance_date: varchar('compliance_date'),
  reserved: boolean('reserved').default(false),
  certified: boolean('certified').default(false),
  preorder: boolean('preorder').default(false),
  held: boolean('held').default(false),
  listed_at: timestamp('listed_at', {mode: 'date',withTimezone: true,precision: 3}),
  sold_date: timestamp('sold_date', {mode: 'date',withTimezone: true,precision: 3}),
  price: numeric('price', {mode: 'number'}),
  before_price: numeric('before_price', {mode: 'number'}),
  offer_price: numeric('offer_price', {mode: 'number'}),
  subscription_price: numeric('subscription_price', {mode: 'number'}),
  market_average_price: numeric('market_average_price', {mode: 'number'}),
  state_market_average_price: numeric('state_market_average_price', {mode: 'number'}),
  price_type: varchar('price_type'),
  finance_lenders: jsonb('finance_lenders'),
  images: jsonb('images'),
  spin_images: jsonb('spin_images'),
  interior_images: jsonb('interior_images'),
  hotspots: jsonb('hotspots'),
  photos_count: numeric('photos_count', {mode: 'number'}).default(0),
  views: numeric('views', {mode: 'number'}).default(0),
  km: numeric('km', {mode: 'number'}),
  seats: numeric('seats', {mode: 'number'}),
  doors: numeric('doors', {mode: 'number'}),
  colour: varchar('colour'),
  interior_colour: varchar('interior_colour'),
  body: varchar('body'),
  simple_body: varchar('simple_body'),
  body_configuration: varchar('body_configuration'),
  trans: varchar('trans'),
  simple_transmission: varchar('simple_transmission'),
  drive: varchar('drive'),
  simple_drive: varchar('simple_drive'),
  fuel: varchar('fuel'),
  simple_fuel: varchar('simple_fuel'),
  engine_size_litres: numeric('engine_size_litres', {mode: 'number'}),
  cylinders: numeric('cylinders', {mode: 'number'}),
  gearnum: numeric('gearnum', {mode: 'number'}),
  engine_hours: numeric('engine_hours', {mode: 'number'}),
  engine_size_cc: numeric('engine_size_cc', {mode: 'number'}),
  power_kw: numeric('power_kw', {mode: 'number'}),
  torque_nm: numeric('torque_nm', {mode: 'number'}),
  induction: varchar('induction'),
  gear_type: varchar('gear_type'),
  fuel_consumption: numeric('fuel_consumption', {mode: 'number'}),
  fuel_capacity_litres: numeric('fuel_capacity_litres', {mode: 'number'}),
  length_mm: numeric('length_mm', {mode: 'number'}),
  width_mm: numeric('width_mm', {mode: 'number'}),
  height_mm: numeric('height_mm', {mode: 'number'}),
  towing_capacity_braked_kg: numeric('towing_capacity_braked_kg', {mode: 'number'}),
  gross_vehicle_mass_kg: numeric('gross_vehicle_mass_kg', {mode: 'number'}),
  ancap_rating: numeric('ancap_rating', {mode: 'number'}),
  ancap_year: numeric('ancap_year', {mode: 'number'}),
  sleeps: numeric('sleeps', {mode: 'number'}),
  body_length_feet: numeric('body_length_feet', {mode: 'number'}),
  body_width_feet: numeric('body_width_feet', {mode: 'number'}),
  tare_weight_kg: numeric('tare_weight_kg', {mode: 'number'}),
  aggregate_trailer_mass_kg: numeric('aggregate_trailer_mass_kg', {mode: 'number'}),
  tow_ball_mass_kg: numeric('tow_ball_mass_kg', {mode: 'number'}),
  axle_type: varchar('axle_type'),
  features: jsonb('features'),
  categories: jsonb('categories'),
  specifications: jsonb('specifications'),
  history_report_url: varchar('history_report_url'),
  car_analysis_url: varchar('car_analysis_url'),
  ppsr_report_url: varchar('ppsr_report_url'),
  feed_values: jsonb('feed_values'),
  name: varchar('name').notNull(),
  slug: varchar('slug').notNull(),
  feed: integer('feed_id'),
  feed_hash: varchar('feed_hash'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const cars_overrides = pgTable('cars_overrides', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  field: car_override_field('field'),
  value: varchar('value'),
  until: timestamp('until', {mode: 'date',withTimezone: true,precision: 3}),
  until_tz: enum_cars_overrides_until_tz('until_tz'),
}
)


export const makes = pgTable('makes', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  name: varchar('name').notNull(),
  short_name: varchar('short_name'),
  model_prefix: varchar('model_prefix'),
  logo: integer('logo_id'),
  url: varchar('url'),
  slug: varchar('slug').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const stock_feeds = pgTable('stock_feeds', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  name: varchar('name').notNull(),
  source: enum_stock_feeds_source('source').notNull().default("upload"),
  upload: integer('upload_id'),
  filePath: varchar('file_path'),
  url: varchar('url'),
  username: varchar('username'),
  sealedPassword: varchar('sealed_password'),
  passwordKept: boolean('password_kept').default(false),
  format: enum_stock_feeds_format('format').notNull().default("auto"),
  encoding: enum_stock_feeds_encoding('encoding').notNull().default("auto"),
  delimiter: enum_stock_feeds_delimiter('delimiter').default("auto"),
  recordPath: varchar('record_path'),
  mapping: jsonb('mapping'),
  schedule_kind: enum_stock_feeds_schedule_kind('schedule_kind').notNull().default("off"),
  schedule_everyMinutes: numeric('schedule_every_minutes', {mode: 'number'}).default(30),
  schedule_everyHours: numeric('schedule_every_hours', {mode: 'number'}).default(6),
  schedule_dailyAt: varchar('schedule_daily_at').default("05:30"),
  nextRunAt: timestamp('next_run_at', {mode: 'date',withTimezone: true,precision: 3}),
  mode: enum_stock_feeds_mode('mode').notNull().default("full"),
  missingCars: enum_stock_feeds_missing_cars('missing_cars').default("sold"),
  guardPercent: numeric('guard_percent', {mode: 'number'}).notNull().default(20),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const feed_files = pgTable('feed_files', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  url: varchar('url'),
  thumbnailURL: varchar('thumbnail_u_r_l'),
  filename: varchar('filename'),
  mimeType: varchar('mime_type'),
  filesize: numeric('filesize', {mode: 'number'}),
  width: numeric('width', {mode: 'number'}),
  height: numeric('height', {mode: 'number'}),
}
)


export const feed_runs = pgTable('feed_runs', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  title: varchar('title'),
  feed: integer('feed_id'),
  status: enum_feed_runs_status('status').default("waiting"),
  reason: varchar('reason'),
  dryRun: boolean('dry_run').default(false),
  startedBy: enum_feed_runs_started_by('started_by').default("person"),
  startedByName: varchar('started_by_name'),
  source: varchar('source'),
  format: varchar('format'),
  mode: enum_feed_runs_mode('mode'),
  startedAt: timestamp('started_at', {mode: 'date',withTimezone: true,precision: 3}),
  finishedAt: timestamp('finished_at', {mode: 'date',withTimezone: true,precision: 3}),
  heartbeatAt: timestamp('heartbeat_at', {mode: 'date',withTimezone: true,precision: 3}),
  durationMs: numeric('duration_ms', {mode: 'number'}),
  rows: numeric('rows', {mode: 'number'}),
  newCount: numeric('new_count', {mode: 'number'}),
  changedCount: numeric('changed_count', {mode: 'number'}),
  unchangedCount: numeric('unchanged_count', {mode: 'number'}),
  soldCount: numeric('sold_count', {mode: 'number'}),
  rejectedCount: numeric('rejected_count', {mode: 'number'}),
  progress: jsonb('progress'),
  warnings: jsonb('warnings'),
  rejected: jsonb('rejected'),
  examples: jsonb('examples'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const finance_providers = pgTable('finance_providers', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  name: varchar('name').notNull(),
  key: varchar('key').notNull(),
  limits_minimumPrice: numeric('limits_minimum_price', {mode: 'number'}).notNull().default(1000),
  limits_rateMin: numeric('limits_rate_min', {mode: 'number'}).notNull().default(0.5),
  limits_rateMax: numeric('limits_rate_max', {mode: 'number'}).notNull().default(15),
  limits_rateStep: numeric('limits_rate_step', {mode: 'number'}).notNull().default(0.5),
  limits_termMin: numeric('limits_term_min', {mode: 'number'}).notNull().default(1),
  limits_termMax: numeric('limits_term_max', {mode: 'number'}).notNull().default(7),
  limits_termStep: numeric('limits_term_step', {mode: 'number'}).notNull().default(0.5),
  limits_interest: finance_hiding('limits_interest').notNull().default("never"),
  limits_residual: finance_hiding('limits_residual').notNull().default("never"),
  limits_monthlyOnly: boolean('limits_monthly_only').default(false),
  carPage_raisesMaximum: boolean('car_page_raises_maximum').default(false),
  carPage_maxTerm: numeric('car_page_max_term', {mode: 'number'}),
  fees_establishment: numeric('fees_establishment', {mode: 'number'}).notNull().default(0),
  fees_securityRegistration: numeric('fees_security_registration', {mode: 'number'}).notNull().default(0),
  fees_dealerAgency: numeric('fees_dealer_agency', {mode: 'number'}).notNull().default(0),
  fees_monthlyAccount: numeric('fees_monthly_account', {mode: 'number'}).notNull().default(0),
  rates_ratePercent: numeric('rates_rate_percent', {mode: 'number'}),
  rates_comparisonRatePercent: numeric('rates_comparison_rate_percent', {mode: 'number'}),
  rates_comparisonFrom: numeric('rates_comparison_from', {mode: 'number'}),
  rates_comparisonTo: numeric('rates_comparison_to', {mode: 'number'}),
  display_needsPayment: boolean('display_needs_payment').default(true),
  display_newerThanYears: numeric('display_newer_than_years', {mode: 'number'}),
  disclaimer: varchar('disclaimer'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const sites = pgTable('sites', {
  id: serial('id').primaryKey(),
  theme_colours_ink: varchar('theme_colours_ink').notNull().default("#14213d"),
  theme_colours_paper: varchar('theme_colours_paper').notNull().default("#ffffff"),
  theme_colours_surface: varchar('theme_colours_surface').notNull().default("#f4f6f9"),
  theme_colours_accent: varchar('theme_colours_accent').notNull().default("#b8322a"),
  theme_colours_accentInk: varchar('theme_colours_accent_ink').notNull().default("#ffffff"),
  theme_colours_positive: varchar('theme_colours_positive').notNull().default("#1c7a4a"),
  theme_colours_warning: varchar('theme_colours_warning').notNull().default("#8a5a00"),
  theme_colours_sold: varchar('theme_colours_sold').notNull().default("#5b6472"),
  theme_headingFont: enum_sites_theme_heading_font('theme_heading_font').notNull().default("instrumentSans"),
  theme_headingWeight: enum_sites_theme_heading_weight('theme_heading_weight').notNull().default("600"),
  theme_bodyFont: enum_sites_theme_body_font('theme_body_font').notNull().default("instrumentSans"),
  theme_headingCase: enum_sites_theme_heading_case('theme_heading_case').notNull().default("none"),
  theme_headingTracking: enum_sites_theme_heading_tracking('theme_heading_tracking').notNull().default("normal"),
  theme_density: enum_sites_theme_density('theme_density').notNull().default("regular"),
  theme_radius: enum_sites_theme_radius('theme_radius').notNull().default("soft"),
  theme_buttonShape: enum_sites_theme_button_shape('theme_button_shape').notNull().default("soft"),
  theme_cardStyle: enum_sites_theme_card_style('theme_card_style').notNull().default("raised"),
  theme_headerLayout: enum_sites_theme_header_layout('theme_header_layout').notNull().default("logoLeft"),
  theme_heroStyle: enum_sites_theme_hero_style('theme_hero_style').notNull().default("split"),
  logo: integer('logo_id'),
  logoInverse: integer('logo_inverse_id'),
  favicon: integer('favicon_id'),
  phone: varchar('phone'),
  email: varchar('email'),
  licenceNumber: varchar('licence_number'),
  businessNumber: varchar('business_number'),
  announcement_text: varchar('announcement_text'),
  announcement_link: varchar('announcement_link'),
  timeZone: enum_sites_time_zone('time_zone').notNull().default("Australia/Melbourne"),
  marketingOptInDefault: boolean('marketing_opt_in_default').default(false),
  wording_enquireNow: varchar('wording_enquire_now').notNull().default("Enquire Now"),
  wording_tradeInValuation: varchar('wording_trade_in_valuation').notNull().default("Trade-In Valuation"),
  wording_myGarage: varchar('wording_my_garage').notNull().default("My garage"),
  wording_noPrice: varchar('wording_no_price').notNull().default("Enquire for price."),
  wording_hoursClosed: varchar('wording_hours_closed').notNull().default("Closed"),
  wording_priceDisclaimer: varchar('wording_price_disclaimer').notNull().default("Prices marked drive away include on-road costs for a private buyer in the state of the dealership. Other prices exclude government charges."),
  wording_financeDisclaimer: varchar('wording_finance_disclaimer').notNull().default("Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply."),
  wording_enquiryConsent: varchar('wording_enquiry_consent').notNull().default("Send me news and offers by email or SMS. I can stop them at any time."),
  wording_footerNote: varchar('wording_footer_note').notNull().default("Vehicles are offered subject to availability. Photos may show optional equipment."),
  links_stock: varchar('links_stock').notNull().default("/search/new-used-and-demo-cars"),
  links_testDrive: varchar('links_test_drive').notNull().default("/book-test-drive/"),
  links_service: varchar('links_service').notNull().default("/service"),
  links_finance: varchar('links_finance').notNull().default("/finance"),
  links_tradeIn: varchar('links_trade_in').notNull().default("/trade-in"),
  links_parts: varchar('links_parts').notNull().default("/vehicle-parts-and-accessories"),
  links_contact: varchar('links_contact').notNull().default("/contact"),
  links_offers: varchar('links_offers').notNull().default("/special-offers"),
  links_garage: varchar('links_garage').notNull().default("/my-garage"),
  flags_reviews: boolean('flags_reviews').default(true),
  flags_finance: boolean('flags_finance').default(true),
  flags_financeQuote: boolean('flags_finance_quote').default(false),
  flags_carPageSidebar: boolean('flags_car_page_sidebar').default(true),
  flags_callTheDealer: boolean('flags_call_the_dealer').default(true),
  flags_headerSearch: boolean('flags_header_search').default(true),
  flags_favourites: boolean('flags_favourites').default(true),
  flags_compare: boolean('flags_compare').default(false),
  flags_garage: boolean('flags_garage').default(false),
  flags_watchlist: boolean('flags_watchlist').default(false),
  flags_searchAlerts: boolean('flags_search_alerts').default(false),
  flags_reserveOnline: boolean('flags_reserve_online').default(false),
  flags_buyOnline: boolean('flags_buy_online').default(false),
  flags_chat: boolean('flags_chat').default(false),
  flags_tradeInValuation: boolean('flags_trade_in_valuation').default(true),
  flags_subscriptions: boolean('flags_subscriptions').default(false),
  flags_fuelTags: boolean('flags_fuel_tags').default(true),
  flags_priceComparison: boolean('flags_price_comparison').default(true),
  flags_deliveryCalculator: boolean('flags_delivery_calculator').default(false),
  flags_fuelCalculator: boolean('flags_fuel_calculator').default(true),
  flags_offers: boolean('flags_offers').default(true),
  flags_variantPrices: boolean('flags_variant_prices').default(true),
  flags_viewOurStock: boolean('flags_view_our_stock').default(true),
  flags_hoverMenus: boolean('flags_hover_menus').default(false),
  flags_brandMenus: boolean('flags_brand_menus').default(true),
  flags_callFromMenu: boolean('flags_call_from_menu').default(true),
  flags_showPhoneAtOnce: boolean('flags_show_phone_at_once').default(false),
  flags_cardViews: boolean('flags_card_views').default(false),
  flags_gatedFinance: boolean('flags_gated_finance').default(false),
  flags_gatedCheckout: boolean('flags_gated_checkout').default(false),
  flags_prizeWheel: boolean('flags_prize_wheel').default(false),
  flags_gatedSpinToWin: boolean('flags_gated_spin_to_win').default(false),
  flags_hideZeroPriceInDefaultSort: boolean('flags_hide_zero_price_in_default_sort').default(false),
  flags_googleVehicleFeed: boolean('flags_google_vehicle_feed').default(true),
  flags_metaVehicleFeed: boolean('flags_meta_vehicle_feed').default(true),
  specifications_just_arrived_tag_name: varchar('specifications_just_arrived_tag_name').notNull().default("New"),
  specifications_just_arrived_days: numeric('specifications_just_arrived_days', {mode: 'number'}).notNull().default(8),
  specifications_sold_tag_name: varchar('specifications_sold_tag_name').notNull().default("JUST SOLD"),
  specifications_include_sold_cars_days: numeric('specifications_include_sold_cars_days', {mode: 'number'}).notNull().default(3),
  stockNoun_one: varchar('stock_noun_one').notNull().default("car"),
  stockNoun_many: varchar('stock_noun_many').notNull().default("cars"),
  stockRules_minimumPhotos: numeric('stock_rules_minimum_photos', {mode: 'number'}).notNull().default(0),
  stockRules_searchFilter: varchar('stock_rules_search_filter'),
  stockRules_defaultSort: enum_sites_stock_rules_default_sort('stock_rules_default_sort').notNull().default("price_asc"),
  cards_reserveFeeOnButton: boolean('cards_reserve_fee_on_button').default(false),
  cards_saveButton: enum_sites_cards_save_button('cards_save_button').notNull().default("favourite"),
  cards_locationOverlay: boolean('cards_location_overlay').default(false),
  cards_requestPhotos: boolean('cards_request_photos').default(true),
  messaging_chatLink: varchar('messaging_chat_link'),
  messaging_podiumToken: varchar('messaging_podium_token'),
  messaging_chatBubble: boolean('messaging_chat_bubble').default(false),
  reserveFee: varchar('reserve_fee').notNull().default("$200"),
  finance_provider: integer('finance_provider_id'),
  finance_ratePercent: numeric('finance_rate_percent', {mode: 'number'}),
  finance_comparisonRatePercent: numeric('finance_comparison_rate_percent', {mode: 'number'}),
  finance_depositPercent: numeric('finance_deposit_percent', {mode: 'number'}).notNull().default(10),
  finance_residualPercent: numeric('finance_residual_percent', {mode: 'number'}).notNull().default(30),
  finance_termYears: numeric('finance_term_years', {mode: 'number'}).notNull().default(5),
  finance_establishmentFee: numeric('finance_establishment_fee', {mode: 'number'}),
  finance_minimumPrice: numeric('finance_minimum_price', {mode: 'number'}).notNull().default(1000),
  enquiryReceipt_send: boolean('enquiry_receipt_send').default(true),
  enquiryReceipt_subject: varchar('enquiry_receipt_subject').default("We have your enquiry"),
  enquiryReceipt_text: varchar('enquiry_receipt_text').default("Thank you for getting in touch. Your message is with our team."),
  appointments_testDriveMinutes: numeric('appointments_test_drive_minutes', {mode: 'number'}).default(30),
  appointments_testDrivesAtOnce: numeric('appointments_test_drives_at_once', {mode: 'number'}).default(1),
  appointments_serviceMinutes: numeric('appointments_service_minutes', {mode: 'number'}).default(30),
  appointments_servicesAtOnce: numeric('appointments_services_at_once', {mode: 'number'}).default(2),
  appointments_noticeHours: numeric('appointments_notice_hours', {mode: 'number'}).default(3),
  appointments_daysAhead: numeric('appointments_days_ahead', {mode: 'number'}).default(28),
  reservations_holdHours: numeric('reservations_hold_hours', {mode: 'number'}).default(48),
  reservations_takeCards: boolean('reservations_take_cards').default(false),
  reservations_stripeAccount: varchar('reservations_stripe_account'),
  tradeIns_noteValuation: boolean('trade_ins_note_valuation').default(false),
  locationRules_uniqueBy: enum_sites_location_rules_unique_by('location_rules_unique_by').default("phoneOrStreet"),
  locationRules_tileUrl: varchar('location_rules_tile_url'),
  locationRules_tileAttribution: varchar('location_rules_tile_attribution'),
  carPhones_new: varchar('car_phones_new'),
  carPhones_used: varchar('car_phones_used'),
  carPhones_demo: varchar('car_phones_demo'),
  reviewRules_source: enum_sites_review_rules_source('review_rules_source').default("own"),
  reviewRules_orgId: varchar('review_rules_org_id'),
  reviewRules_minimumAverage: numeric('review_rules_minimum_average', {mode: 'number'}).default(4),
  reviewRules_excludedText: varchar('review_rules_excluded_text').default("Translated"),
  consent_mode: enum_sites_consent_mode('consent_mode').default("off"),
  consent_title: varchar('consent_title'),
  consent_text: varchar('consent_text'),
  consent_accept: varchar('consent_accept'),
  consent_decline: varchar('consent_decline'),
  consent_choose: varchar('consent_choose'),
  consent_save: varchar('consent_save'),
  consent_functional: varchar('consent_functional'),
  consent_analytics: varchar('consent_analytics'),
  consent_marketing: varchar('consent_marketing'),
  alerts_quietFrom: varchar('alerts_quiet_from').default("20:00"),
  alerts_quietTo: varchar('alerts_quiet_to').default("08:00"),
  alerts_sender: varchar('alerts_sender'),
  privacy_leads: numeric('privacy_leads', {mode: 'number'}).default(24),
  privacy_applications: numeric('privacy_applications', {mode: 'number'}).default(12),
  privacy_files: numeric('privacy_files', {mode: 'number'}).default(12),
  privacy_events: numeric('privacy_events', {mode: 'number'}).default(3),
  privacy_mailCopies: numeric('privacy_mail_copies', {mode: 'number'}).default(3),
  privacy_shoppers: numeric('privacy_shoppers', {mode: 'number'}).default(24),
  publishing_articles: enum_sites_publishing_articles('publishing_articles').default("ask"),
  publishing_promotions: enum_sites_publishing_promotions('publishing_promotions').default("editors"),
  publishing_menus: enum_sites_publishing_menus('publishing_menus').default("editors"),
  publishing_places: enum_sites_publishing_places('publishing_places').default("editors"),
  publishing_models: enum_sites_publishing_models('publishing_models').default("editors"),
  name: varchar('name').notNull(),
  slug: varchar('slug').notNull(),
  template: enum_sites_template('template').notNull().default("multiBrand"),
  group: integer('group_id'),
  launch_launchedAt: timestamp('launch_launched_at', {mode: 'date',withTimezone: true,precision: 3}),
  launch_legalReadAt: timestamp('launch_legal_read_at', {mode: 'date',withTimezone: true,precision: 3}),
  theme_copied_from: numeric('theme_copied_from', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedBy: varchar('updated_by'),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const sites_domains = pgTable('sites_domains', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  host: varchar('host').notNull(),
}
)


export const dealerships = pgTable('dealerships', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  name: varchar('name').notNull(),
  phone: varchar('phone'),
  licenceNumber: varchar('licence_number'),
  slug: varchar('slug').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const locations = pgTable('locations', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  name: varchar('name'),
  address_street: varchar('address_street'),
  address_city: varchar('address_city'),
  address_state: enum_locations_address_state('address_state'),
  address_postcode: varchar('address_postcode'),
  address_lat: numeric('address_lat', {mode: 'number'}),
  address_lng: numeric('address_lng', {mode: 'number'}),
  address_place_id: varchar('address_place_id'),
  address_place_url: varchar('address_place_url'),
  phone: varchar('phone'),
  email: varchar('email'),
  car_phones_new: varchar('car_phones_new'),
  car_phones_used: varchar('car_phones_used'),
  car_phones_demo: varchar('car_phones_demo'),
  description: varchar('description'),
  image: integer('image_id'),
  map_image: integer('map_image_id'),
  dealer_license_number: varchar('dealer_license_number'),
  motor_vehicle_repairer: varchar('motor_vehicle_repairer'),
  average_rating: numeric('average_rating', {mode: 'number'}),
  review_count: numeric('review_count', {mode: 'number'}),
  slug: varchar('slug'),
  dealership: integer('dealership_id'),
  visible: boolean('visible').default(true),
  primary: boolean('primary').default(false),
  yardCode: varchar('yard_code'),
  timeZone: enum_locations_time_zone('time_zone'),
  updatedBy: varchar('updated_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  deletedAt: timestamp('deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  _status: enum_locations_status('_status').default("draft"),
}
)


export const places = pgTable('places', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  state: enum_places_state('state').notNull(),
  postcode: varchar('postcode').notNull(),
  lat: numeric('lat', {mode: 'number'}).notNull(),
  lng: numeric('lng', {mode: 'number'}).notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const pages = pgTable('pages', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  title: varchar('title'),
  layout: jsonb('layout'),
  meta_title: varchar('meta_title'),
  meta_description: varchar('meta_description'),
  meta_image: integer('meta_image_id'),
  meta_noIndex: boolean('meta_no_index').default(false),
  startsAt: timestamp('starts_at', {mode: 'date',withTimezone: true,precision: 3}),
  startsAt_tz: enum_pages_startsat_tz('startsat_tz'),
  expiresAt: timestamp('expires_at', {mode: 'date',withTimezone: true,precision: 3}),
  expiresAt_tz: enum_pages_expiresat_tz('expiresat_tz'),
  afterExpiry: enum_pages_after_expiry('after_expiry').default("message"),
  expiryMessage: varchar('expiry_message').default("This offer has ended. Have a look at what is on now."),
  expiryLink: varchar('expiry_link').default("/special-offers"),
  campaignColours_own: boolean('campaign_colours_own').default(false),
  campaignColours_accent: varchar('campaign_colours_accent'),
  campaignColours_accentInk: varchar('campaign_colours_accent_ink'),
  utm_source: varchar('utm_source'),
  utm_medium: varchar('utm_medium'),
  utm_campaign: varchar('utm_campaign'),
  unlisted_key: varchar('unlisted_key'),
  path: varchar('path'),
  updatedBy: varchar('updated_by'),
  copied_from: numeric('copied_from', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  deletedAt: timestamp('deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  _status: enum_pages_status('_status').default("draft"),
}
)


export const layouts = pgTable('layouts', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  kind: enum_layouts_kind('kind'),
  layout: jsonb('layout'),
  updatedBy: varchar('updated_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  deletedAt: timestamp('deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  _status: enum_layouts_status('_status').default("draft"),
}
)


export const posts = pgTable('posts', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  title: varchar('title'),
  excerpt: varchar('excerpt'),
  image: integer('image_id'),
  content: jsonb('content'),
  slug: varchar('slug'),
  published_at: timestamp('published_at', {mode: 'date',withTimezone: true,precision: 3}),
  published_at_tz: enum_posts_published_at_tz('published_at_tz'),
  category: varchar('category'),
  author: varchar('author'),
  updatedBy: varchar('updated_by'),
  copied_from: numeric('copied_from', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  deletedAt: timestamp('deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  _status: enum_posts_status('_status').default("draft"),
}
)


export const sections = pgTable('sections', {
  id: serial('id').primaryKey(),
  site: integer('site_id'),
  title: varchar('title'),
  isTemplate: boolean('is_template').default(false),
  layout: jsonb('layout'),
  updatedBy: varchar('updated_by'),
  copied_from: numeric('copied_from', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  deletedAt: timestamp('deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  _status: enum_sections_status('_status').default("draft"),
}
)


export const groups = pgTable('groups', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  requireSecondFactor: boolean('require_second_factor').default(false),
  settings: jsonb('settings'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const releases = pgTable('releases', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  state: enum_releases_state('state').notNull().default("collecting"),
  publishAt: timestamp('publish_at', {mode: 'date',withTimezone: true,precision: 3}),
  publishAt_tz: enum_releases_publishat_tz('publishat_tz'),
  scheduledBy: integer('scheduled_by_id'),
  publishedAt: timestamp('published_at', {mode: 'date',withTimezone: true,precision: 3}),
  publishedBy: varchar('published_by'),
  fault: varchar('fault'),
  isSettingsDraft: boolean('is_settings_draft').default(false),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const releases_rels = pgTable('releases_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  sitesID: integer('sites_id'),
}
)


export const release_items = pgTable('release_items', {
  id: serial('id').primaryKey(),
  release: integer('release_id').notNull(),
  site: integer('site_id').notNull(),
  collection: varchar('collection').notNull(),
  document: numeric('document', {mode: 'number'}).notNull(),
  title: varchar('title').notNull(),
  openKey: varchar('open_key'),
  values: jsonb('values'),
  before: jsonb('before'),
  stamp: varchar('stamp'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const approvals = pgTable('approvals', {
  id: serial('id').primaryKey(),
  site: integer('site_id').notNull(),
  collection: varchar('collection').notNull(),
  document: numeric('document', {mode: 'number'}).notNull(),
  title: varchar('title').notNull(),
  state: enum_approvals_state('state').notNull().default("asked"),
  openKey: varchar('open_key'),
  note: varchar('note'),
  askedBy: integer('asked_by_id'),
  askedByName: varchar('asked_by_name').notNull(),
  decidedByName: varchar('decided_by_name'),
  decidedAt: timestamp('decided_at', {mode: 'date',withTimezone: true,precision: 3}),
  answer: varchar('answer'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const _pages_v = pgTable('_pages_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_site: integer('version_site_id'),
  version_title: varchar('version_title'),
  version_layout: jsonb('version_layout'),
  version_meta_title: varchar('version_meta_title'),
  version_meta_description: varchar('version_meta_description'),
  version_meta_image: integer('version_meta_image_id'),
  version_meta_noIndex: boolean('version_meta_no_index').default(false),
  version_startsAt: timestamp('version_starts_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_startsAt_tz: enum__pages_v_version_startsat_tz('version_startsat_tz'),
  version_expiresAt: timestamp('version_expires_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_expiresAt_tz: enum__pages_v_version_expiresat_tz('version_expiresat_tz'),
  version_afterExpiry: enum__pages_v_version_after_expiry('version_after_expiry').default("message"),
  version_expiryMessage: varchar('version_expiry_message').default("This offer has ended. Have a look at what is on now."),
  version_expiryLink: varchar('version_expiry_link').default("/special-offers"),
  version_campaignColours_own: boolean('version_campaign_colours_own').default(false),
  version_campaignColours_accent: varchar('version_campaign_colours_accent'),
  version_campaignColours_accentInk: varchar('version_campaign_colours_accent_ink'),
  version_utm_source: varchar('version_utm_source'),
  version_utm_medium: varchar('version_utm_medium'),
  version_utm_campaign: varchar('version_utm_campaign'),
  version_unlisted_key: varchar('version_unlisted_key'),
  version_path: varchar('version_path'),
  version_updatedBy: varchar('version_updated_by'),
  version_copied_from: numeric('version_copied_from', {mode: 'number'}),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_deletedAt: timestamp('version_deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__pages_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)


export const _layouts_v = pgTable('_layouts_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_site: integer('version_site_id'),
  version_kind: enum__layouts_v_version_kind('version_kind'),
  version_layout: jsonb('version_layout'),
  version_updatedBy: varchar('version_updated_by'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_deletedAt: timestamp('version_deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__layouts_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)


export const _posts_v = pgTable('_posts_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_site: integer('version_site_id'),
  version_title: varchar('version_title'),
  version_excerpt: varchar('version_excerpt'),
  version_image: integer('version_image_id'),
  version_content: jsonb('version_content'),
  version_slug: varchar('version_slug'),
  version_published_at: timestamp('version_published_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_published_at_tz: enum__posts_v_version_published_at_tz('version_published_at_tz'),
  version_category: varchar('version_category'),
  version_author: varchar('version_author'),
  version_updatedBy: varchar('version_updated_by'),
  version_copied_from: numeric('version_copied_from', {mode: 'number'}),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_deletedAt: timestamp('version_deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__posts_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)


export const _sections_v = pgTable('_sections_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_site: integer('version_site_id'),
  version_title: varchar('version_title'),
  version_isTemplate: boolean('version_is_template').default(false),
  version_layout: jsonb('version_layout'),
  version_updatedBy: varchar('version_updated_by'),
  version_copied_from: numeric('version_copied_from', {mode: 'number'}),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_deletedAt: timestamp('version_deleted_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__sections_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)


export const payload_jobs = pgTable('payload_jobs', {
  id: serial('id').primaryKey(),
  input: jsonb('input'),
  completedAt: timestamp('completed_at', {mode: 'date',withTimezone: true,precision: 3}),
  totalTried: numeric('total_tried', {mode: 'number'}).default(0),
  hasError: boolean('has_error').default(false),
  error: jsonb('error'),
  taskSlug: enum_payload_jobs_task_slug('task_slug'),
  queue: varchar('queue').default("default"),
  waitUntil: timestamp('wait_until', {mode: 'date',withTimezone: true,precision: 3}),
  processing: boolean('processing').default(false),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const payload_kv = pgTable('payload_kv', {
  id: serial('id').primaryKey(),
  key: varchar('key').notNull(),
  data: jsonb('data').notNull(),
}
)


export const payload_migrations = pgTable('payload_migrations', {
  id: serial('id').primaryKey(),
  name: varchar('name'),
  batch: numeric('batch', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)


export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  role: enum_users_role('role').notNull().default("siteAuthor"),
  weeklyReport: boolean('weekly_report').default(false),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  email: varchar('email').notNull(),
  resetPasswordToken: varchar('reset_password_token'),
  resetPasswordExpiration: timestamp('reset_password_expiration', {mode: 'date',withTimezone: true,precision: 3}),
  salt: varchar('salt'),
  hash: varchar('hash'),
  resetPasswordRequestedAt: timestamp('reset_password_requested_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)


export const users_sessions = pgTable('users_sessions', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
  expiresAt: timestamp('expires_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
}
)


export const users_sites = pgTable('users_sites', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  site: integer('site_id').notNull(),
}
)
