/** A valid request of a route, which the fuzzer changes. `:id` and the like in a path are replaced. */
export interface Sample {
  method: string
  path: string
  /** slug, for a route that every collection of Payload has */
  collection?: string
  /** parameters of the query string */
  query?: Record<string, string>
  /** fields of a JSON body */
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** sent instead of a JSON body */
  form?: Record<string, string>
  /** a JSON body that is sent as it is: one too deep to be written by `JSON.stringify` */
  json?: string
}

const contact = { name: 'Priya', last_name: 'Nair', email: 'priya@shopper.test', phone: '0491 570 006' }

const enquiry = {
  ...{ kind: 'general', ...contact, postcode: '3000', message: 'Is it still here?', opt_in: true, category: 'Other' },
  ...{ car_id: 1, location_id: 1, details: { kms: 10 }, form_id: '', url: 'http://harbour.localhost/contact' },
  ...{
    visited_pages: ['/'],
    linked_query_params: { utm_source: 'mail' },
    touches: { first: { at: '2026-11-01T00:00:00Z', source: 'mail', medium: 'email' } },
    filled_ms: 9000,
    special: '',
    step: 'start',
  },
}

const campaign = {
  ...{ name: 'EOFY', slug: 'eofy', sites: [1], start: null, end: '2027-07-01T00:00', template: 'sale' },
  ...{ headline: 'EOFY sale', text: 'Until the end of June.', pictureAlt: 'Cars', utmCampaign: 'eofy' },
  ...{ utmSource: 'newsletter', utmMedium: 'email' },
  cars: {
    carTypes: ['new'],
    makes: ['Mazda'],
    bodies: [],
    fuels: [],
    priceFrom: null,
    priceTo: 40_000,
    words: ['eofy'],
  },
  offers: [
    { title: 'Runout', summary: 'A few left.', price: 1, beforePrice: 2, badge: 'Save', terms: 'While stocks last.' },
  ],
  ...{ promoCard: true, announcement: 'EOFY', menu: { key: 'header', label: 'EOFY' } },
  form: { recipients: ['sales@dealer.test'] },
}

/** One sample or more of every route in `src/app/api`, outside Payload's own. */
export const API_SAMPLES: Sample[] = [
  {
    method: 'GET',
    path: '/api/trade-in-valuations',
    query: { make: 'Mazda', model: 'CX-5', year: '2019', km: '80000' },
  },
  {
    method: 'GET',
    path: '/api/lead-inbox',
    query: { site: '1', search: 'priya', status: 'new', page: '1', kind: 'general' },
  },
  {
    method: 'GET',
    path: '/api/lead-inbox',
    query: { from: '2026-11-01', to: '2026-11-30', assignee: 'none', location: '1' },
  },
  { method: 'PATCH', path: '/api/lead-inbox', body: { ids: [1], status: 'new', assignee: 1, read: true } },
  { method: 'GET', path: '/api/copies/pages/:id' },
  { method: 'POST', path: '/api/copies/pages/:id', body: { sites: [1, 2] } },
  {
    method: 'PUT',
    path: '/api/preview-drafts/offers/:id',
    body: { values: { title: 'Typed', price: 100, image: 1, models: [1], expiry: '2027-01-01T00:00:00.000Z' } },
  },
  { method: 'DELETE', path: '/api/preview-drafts/offers/:id' },
  { method: 'GET', path: '/api/lead-inbox/:id' },
  { method: 'POST', path: '/api/lead-inbox/:id/notes', body: { text: 'Called back.' } },
  { method: 'POST', path: '/api/lead-inbox/:id/refuse' },
  { method: 'POST', path: '/api/lead-inbox/export', query: { search: 'a' } },
  { method: 'POST', path: '/api/reports/export', query: { report: 'traffic', of: 'site-1', days: '28' } },
  { method: 'POST', path: '/api/reports/export', query: { report: 'funnel', from: '2026-11-01', to: '2026-11-20' } },
  { method: 'POST', path: '/api/reports/weekly' },
  { method: 'POST', path: '/api/reports/weekly/:id' },
  { method: 'GET', path: '/api/privacy-desk', query: { who: 'priya@example.com' } },
  { method: 'GET', path: '/api/privacy-desk/person', query: { site: '1', person: 'email:priya@example.com' } },
  {
    method: 'POST',
    path: '/api/privacy-desk/export',
    body: { site: 1, person: 'email:priya@example.com', reason: 'email' },
  },
  {
    method: 'POST',
    path: '/api/privacy-desk/opt-out',
    body: { site: 1, person: 'email:priya@example.com', reason: 'email' },
  },
  {
    method: 'POST',
    path: '/api/privacy-desk/erase',
    body: { site: 1, person: 'email:priya@example.com', reason: 'email', confirmation: 'priya@example.com' },
  },
  {
    method: 'POST',
    path: '/api/privacy-desk/correct',
    body: {
      ...{ site: 1, person: 'email:priya@example.com', reason: 'email' },
      contact: { name: 'Priya', last_name: '', email: 'priya@example.com', phone: '0491 570 006', postcode: '3220' },
    },
  },
  // Of no site: the fuzzer would take its own down.
  { method: 'POST', path: '/api/launch', body: { site: 999_999, action: 'check' } },
  { method: 'GET', path: '/api/site-preview', query: { token: '1.2.signature', to: '/' } },
  { method: 'GET', path: '/api/accounts/:id' },
  // Of no account: the fuzzer would sign itself out.
  { method: 'DELETE', path: '/api/accounts/999999/sessions' },
  { method: 'DELETE', path: '/api/accounts/:id/sessions/:token' },
  { method: 'DELETE', path: '/api/accounts/held-session' },
  {
    method: 'POST',
    path: '/api/accounts/:id/second-factor/set-up',
    body: { currentPassword: 'wrong', code: '123456' },
  },
  { method: 'POST', path: '/api/accounts/:id/second-factor/confirm', body: { code: '123456' } },
  {
    method: 'POST',
    path: '/api/accounts/:id/second-factor/recovery-codes',
    body: { currentPassword: 'wrong', code: '4f7k-9m2x-c0qh-zs3e' },
  },
  {
    method: 'POST',
    path: '/api/accounts/:id/second-factor/turn-off',
    body: { currentPassword: 'wrong', code: '123456' },
  },
  { method: 'POST', path: '/api/reservations/:token' },
  { method: 'GET', path: '/api/unsubscribe/:token' },
  { method: 'POST', path: '/api/unsubscribe/:token', form: { 'List-Unsubscribe': 'One-Click' } },
  { method: 'GET', path: '/api/car-state', query: { host: 'harbour.localhost', slug: 'a-car' } },
  { method: 'POST', path: '/api/accounts/:id/invitation' },
  { method: 'GET', path: '/api/link-targets', query: { site: '1', q: 'finance' } },
  { method: 'GET', path: '/api/car-feeds/:id' },
  { method: 'GET', path: '/api/tag-cost/:id' },
  { method: 'GET', path: '/api/tag-cost/:id/page' },
  {
    method: 'POST',
    path: '/api/tag-cost/:id',
    body: { blockingMs: 12, requests: [{ url: 'https://cdn.example.com/a.js', initiator: 'script', bytes: 100 }] },
  },
  {
    method: 'POST',
    path: '/api/stock-values',
    body: { site: 1, filters: { carTypes: ['used'], makes: ['Toyota'], priceTo: 40000, expression: 'km < 50000' } },
  },
  {
    method: 'POST',
    path: '/api/promo-audience',
    body: {
      site: 1,
      audience: {
        ...{ carTypes: ['used'], makes: ['Toyota'], models: ['HiLux'], bodies: [], fuels: ['Diesel'], words: ['ute'] },
        ...{ priceFrom: null, priceTo: 40000 },
      },
    },
  },
  { method: 'GET', path: '/api/page-exists', query: { host: 'harbour.localhost', path: '/about-us' } },
  {
    method: 'GET',
    path: '/api/picture-previews',
    query: { src: '/api/media/file/harbour-hero.webp', w: '828' },
  },
  { method: 'GET', path: '/api/page-redirects', query: { host: 'harbour.localhost', path: '/about-us' } },
  { method: 'POST', path: '/api/phone-reveals', body: { car_id: 1 } },
  { method: 'GET', path: '/api/places', query: { q: 'Richmond' } },
  { method: 'GET', path: '/api/header-menus', query: { v: '0123456789ab' } },
  { method: 'GET', path: '/api/search-promotions', query: { site: '1', v: '0123456789ab' } },
  { method: 'GET', path: '/api/suggestions', query: { q: 'hilux' } },
  { method: 'POST', path: '/api/enquiry-files', query: { name: 'cv.pdf' }, body: { any: 'content' } },
  {
    method: 'POST',
    path: '/api/miscellaneous',
    body: { column_name: 'valuation', lead_id: 1, token: 'x'.repeat(40), valuation: { low: 1, high: 2 } },
  },
  {
    method: 'GET',
    path: '/api/campaign-codes/:id',
    query: { format: 'svg', link: 'http://harbour.localhost/', download: '1' },
  },
  { method: 'POST', path: '/api/clean-up', body: {} },
  { method: 'GET', path: '/api/images', query: { url: '/api/media/file/logo.svg', w: '640', q: '75', format: 'jpeg' } },
  { method: 'GET', path: '/api/enquiry-forms', query: { kind: 'testDrive', car_id: '1' } },
  {
    method: 'GET',
    path: '/api/location-maps',
    query: { lat: '-37.8', lng: '144.9', radius: '10', width: '400', height: '300' },
  },
  { method: 'POST', path: '/api/test-leads', body: { site: 1, kind: 'general', location: 1 } },
  {
    method: 'POST',
    path: '/api/stock-index/1/indexes/*/queries',
    body: {
      requests: [{ indexName: 'cars', query: 'mazda', page: 0, hitsPerPage: 20, facets: ['make'], filters: '' }],
    },
  },
  {
    method: 'POST',
    path: '/api/stock-index/1/indexes/cars/query',
    body: { query: 'suv', facetFilters: [['make:Mazda']], numericFilters: ['price<30000'], aroundLatLng: '-37,144' },
  },
  { method: 'GET', path: '/api/stock-index/1/indexes/cars/facets/make/query', query: { facetQuery: 'm' } },
  { method: 'GET', path: '/api/delivery-estimates', query: { postcode: '3000', car_id: '1' } },
  { method: 'GET', path: '/api/reviews/snap21', query: { orgId: '12' } },
  { method: 'POST', path: '/api/leadDeliveries/:id/resend', body: {} },
  { method: 'POST', path: '/api/leadDeliveries/resend-dead', body: {} },
  { method: 'GET', path: '/api/manufacturer-locations', query: { make: 'mazda', postcode: '3000' } },
  { method: 'GET', path: '/api/cars/:id/finance' },
  { method: 'GET', path: '/api/cars/:slug/view.json', query: { website_id: '1', photos_count: '3' } },
  { method: 'GET', path: '/api/cars/:slug/related.json' },
  { method: 'GET', path: '/api/cars/cards', query: { ids: '1,2,3' } },
  {
    method: 'POST',
    path: '/api/events',
    body: { events: [{ event_id: 4, path: '/', car_id: 1, location_id: 1, details: { from: 'card' } }] },
  },
  {
    method: 'POST',
    path: '/api/events',
    body: {
      events: [
        { event_id: 100, path: '/search', details: { entry: true, source: 'google', medium: 'cpc', campaign: 'eofy' } },
        { event_id: 103, path: '/', details: { form: 'car', field: 'email' } },
        { event_id: 107, path: '/', details: { metric: 'LCP', value: 1800 } },
      ],
    },
  },
  {
    method: 'POST',
    path: '/api/browser-errors',
    body: { name: 'TypeError', message: 'x is undefined', stack: 'at a.js:1:2', path: '/cars' },
  },
  { method: 'POST', path: '/api/revalidate', body: { tags: ['site:1'] } },
  { method: 'POST', path: '/api/stock-feeds/:id/runs', body: { dryRun: true } },
  {
    method: 'POST',
    path: '/api/stock-feeds/preview',
    body: { id: 1, site: 1, source: 'upload', upload: 1, format: 'csv', encoding: 'utf-8', delimiter: 'comma' },
  },
  { method: 'GET', path: '/api/search-words/not-found', query: { site: '1' } },
  {
    method: 'POST',
    path: '/api/search-words/try',
    body: { site: 1, query: 'used hilux under 40k', synonyms: [{ words: 'beast', means: 'dual cab' }] },
  },
  { method: 'GET', path: '/api/page-exists', query: { host: 'harbour.localhost', path: '/about-us' } },
  {
    method: 'POST',
    path: '/api/missing-pages',
    body: { pages: [{ host: 'harbour.localhost', path: '/old', hits: 2 }] },
  },
  { method: 'POST', path: '/api/broken-links/run' },
  { method: 'GET', path: '/api/find', query: { q: 'mazda finance' } },
  { method: 'GET', path: '/api/client-config/0123456789abcdef' },
  {
    method: 'POST',
    path: '/api/publish-check',
    body: {
      collection: 'pages',
      site: 1,
      data: { path: '/about-us', layout: [{ blockType: 'stockList', link: '/gone' }] },
    },
  },
  {
    method: 'POST',
    path: '/api/youx/quote',
    body: { selfAssessedCreditScore: 'GREAT', loanAmount: 20000, loanTerm: 7, year: 2020, whoIsHelping: '' },
  },
  { method: 'GET', path: '/api/health' },
  { method: 'POST', path: '/api/health/worker', body: {} },
  { method: 'GET', path: '/api/geocode', query: { postcode: '3000' } },
  {
    method: 'POST',
    path: '/api/lead-routing',
    body: { site: 1, kind: 'general', location: 1, carType: 'used', make: 'Mazda' },
  },
  { method: 'POST', path: '/api/payments/stripe', body: { id: 'evt_1', type: 'checkout.session.completed' } },
  { method: 'GET', path: '/api/payments/:token/checkout' },
  { method: 'POST', path: '/api/payments/:token/demo', form: { outcome: 'paid' } },
  { method: 'POST', path: '/api/enquiries', body: enquiry },
  {
    method: 'POST',
    path: '/api/enquiries/form',
    form: {
      kind: 'general',
      name: 'Ada',
      email: 'ada@shopper.test',
      phone: '0491 570 006',
      'details.kms': '10',
      opt_in: 'on',
    },
  },
  {
    method: 'POST',
    path: '/api/enquiries',
    body: { ...enquiry, kind: 'testDrive', starts_at: '2026-12-01T00:00:00Z' },
  },
  {
    method: 'PATCH',
    path: '/api/enquiries/:id',
    body: { step: 'rego', token: 'x'.repeat(40), rego: 'ABC123', state: 'VIC' },
  },
  {
    method: 'GET',
    path: '/api/appointments',
    query: { location_id: '1', date: '2026-12-01', department: 'sales', car_id: '1' },
  },
  {
    method: 'POST',
    path: '/api/site-templates',
    form: { name: 'New', host: 'new.test', template: 'used', accent: '#123456', ink: '#000000', email: 'a@b.test' },
  },
  { method: 'POST', path: '/api/campaigns', form: { campaign: JSON.stringify(campaign) } },
  { method: 'POST', path: '/api/campaigns/cars', body: { sites: campaign.sites, cars: campaign.cars } },
  {
    method: 'POST',
    path: '/api/campaigns/undo',
    body: {
      sites: [
        {
          ...{ site: 1, documents: [{ collection: 'pages', id: 999_999 }], announcement: 'x' },
          menuItem: { menu: 999_999, item: 'x' },
        },
      ],
    },
  },
  { method: 'GET', path: '/api/release-desk/document', query: { collection: 'pages', id: '1' } },
  {
    method: 'POST',
    path: '/api/release-desk/document/unschedule',
    body: { collection: 'pages', id: 999_999, event: 'publishes' },
  },
  {
    method: 'POST',
    path: '/api/release-desk/items',
    body: { collection: 'pages', id: 1, release: null, name: 'Spring', values: null },
  },
  {
    method: 'POST',
    path: '/api/release-desk/items',
    body: { collection: 'sites', id: 1, release: 1, name: null, values: { theme: { colours: { ink: '#000000' } } } },
  },
  { method: 'POST', path: '/api/release-desk/items/remove', body: { collection: 'pages', id: 999_999 } },
  { method: 'GET', path: '/api/release-desk/1' },
  { method: 'GET', path: '/api/release-desk/1/items/1' },
  { method: 'POST', path: '/api/release-desk/999999/publish' },
  { method: 'POST', path: '/api/release-desk/1/schedule', body: { at: '2027-06-01T09:00' } },
  { method: 'POST', path: '/api/release-desk/999999/roll-back', body: { edited: 'refuse' } },
  { method: 'POST', path: '/api/release-desk/run' },
  { method: 'GET', path: '/api/theme-copies/1' },
  { method: 'POST', path: '/api/theme-copies/1', body: { sites: [999_999] } },
  { method: 'GET', path: '/api/settings-drafts/1' },
  { method: 'POST', path: '/api/settings-drafts/1', body: { values: { flags: { reviews: false } } } },
  { method: 'POST', path: '/api/settings-drafts/1/schedule', body: { at: '2027-06-01T09:00' } },
  { method: 'POST', path: '/api/settings-drafts/999999/publish', body: { passesDeadLinks: false } },
  { method: 'POST', path: '/api/sites/versions/999999' },
  { method: 'DELETE', path: '/api/settings-drafts/1' },
  {
    method: 'GET',
    path: '/api/release-desk/preview-menus',
    query: { site: 'harbour', release: 'none', time: '2027-06-01T09.00' },
  },
  { method: 'POST', path: '/api/approval-desk', body: { collection: 'pages', id: 1, note: 'Please look.' } },
  {
    method: 'POST',
    path: '/api/approval-desk/1/comments',
    body: { field: 'title', label: 'Title', text: 'Shorter.' },
  },
  { method: 'POST', path: '/api/approval-desk/1/decision', body: { decision: 'return', text: 'Shorter.' } },
  { method: 'GET', path: '/api/stock-rules' },
  { method: 'GET', path: '/api/site-hosts', query: { host: 'harbour.localhost' } },
  {
    method: 'POST',
    path: '/api/shopper/codes',
    body: { address: 'ada@example.com', type: 'finance', redirect: '/finance', back: '/' },
  },
  { method: 'POST', path: '/api/shopper/sessions', body: { code: '123456' } },
  { method: 'POST', path: '/api/shopper/session-check', body: { host: 'harbour.localhost', token: 'abc' } },
  { method: 'POST', path: '/api/shopper/sign-out', body: { everywhere: true } },
  { method: 'GET', path: '/api/shopper/favourites' },
  { method: 'POST', path: '/api/shopper/favourites', body: { ids: [1, 2] } },
  { method: 'PUT', path: '/api/shopper/favourites/:id' },
  { method: 'DELETE', path: '/api/shopper/favourites/:id' },
  { method: 'POST', path: '/api/shopper/profile', body: { name: 'Ada' } },
  { method: 'POST', path: '/api/shopper/car-alerts', body: { frequency: 'daily' } },
  {
    method: 'POST',
    path: '/api/saved-searches',
    body: { search: '/search/mazda?range[price]=:40000', frequency: 'daily', email: 'ada@example.test' },
  },
  { method: 'POST', path: '/api/alerts/run' },
  {
    method: 'POST',
    path: '/api/shopper/vehicles',
    body: {
      ...{ make: 'Mazda', model: 'CX-5', badge: 'Touring', year: 2021, km: 48_000, rego: 'ABC12D', rego_state: 'VIC' },
      ...{ service_on: '2027-01-20', last_service_on: '2026-07-20', service_months: '6', reminds: true },
    },
  },
  { method: 'GET', path: '/api/shopper/vehicles/:id' },
  { method: 'POST', path: '/api/shopper/vehicles/:id', body: { action: 'remove' } },
  { method: 'POST', path: '/api/shopper/vehicles/:id/photos' },
  { method: 'GET', path: '/api/shopper/vehicles/photos/:id' },
  { method: 'POST', path: '/api/shopper/vehicles/photos/:id', body: { action: 'remove' } },
  { method: 'POST', path: '/api/bookings/1.abc', body: { action: 'move', starts_at: '2026-12-01T00:00:00Z' } },
  { method: 'GET', path: '/api/saved-searches', query: { search: '/search?refinementList[make][0]=Mazda' } },
  { method: 'POST', path: '/api/prize-wheel', body: { block_id: '0123456789abcdef01234567' } },
  { method: 'POST', path: '/api/alerts/r1.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx/stop' },
  {
    method: 'POST',
    path: '/api/alerts/r1.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx/settings',
    body: { action: 'change', search: 1, frequency: 'weekly' },
  },
  { method: 'GET', path: '/api/shopper/export', query: { format: 'csv' } },
  { method: 'POST', path: '/api/shopper/account', body: { confirm: 'delete' } },
  { method: 'GET', path: '/api/watchlist' },
  { method: 'POST', path: '/api/watchlist/save-car', body: { phone_number: '0491 570 006', car_id: 1 } },
  { method: 'POST', path: '/api/watchlist/remove-car', body: { phone_number: '0491 570 006', car_id: 1 } },
  { method: 'POST', path: '/api/rego-lookups', body: { rego: 'ABC123', regoState: 'VIC' } },
]

/** Pages and files of a dealer's site. */
export const PAGE_SAMPLES: Sample[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/:slug' },
  { method: 'GET', path: '/:slug/:slug/:slug' },
  {
    method: 'GET',
    path: '/search',
    query: { make: 'Mazda', price: '10000-20000', page: '2', sort: 'price', q: 'suv', km: '5' },
  },
  { method: 'GET', path: '/search/:slug/:slug' },
  { method: 'GET', path: '/cars/:slug', query: { car_id: '1', gclid: 'x' } },
  { method: 'GET', path: '/cars/:slug/pdf' },
  { method: 'GET', path: '/cars/:slug/autogauge' },
  { method: 'GET', path: '/cars/trade-in', query: { car_id: '1' } },
  { method: 'GET', path: '/cars/:slug/checkout', query: { kind: 'deposit' } },
  { method: 'GET', path: '/checkout-journey', query: { car_id: '1' } },
  { method: 'GET', path: '/blog/:slug' },
  { method: 'GET', path: '/models/:slug', query: { colour: 'red' } },
  { method: 'GET', path: '/locations/:slug' },
  { method: 'GET', path: '/our-location/:slug' },
  { method: 'GET', path: '/contact-us/:slug' },
  { method: 'GET', path: '/special-offers/:slug' },
  { method: 'GET', path: '/unlisted/:slug' },
  { method: 'GET', path: '/payments/:token' },
  { method: 'GET', path: '/unsubscribe/:token' },
  { method: 'GET', path: '/reservations/:token', query: { problem: 'tooMany' } },
  { method: 'GET', path: '/tow-match', query: { vehicle: 'a', braked: '3000', ball: '300', length: '20' } },
  { method: 'GET', path: '/personalised/finance', query: { car_id: '1' } },
  { method: 'GET', path: '/print', query: { car_id: '1' } },
  { method: 'GET', path: '/favourites' },
  { method: 'GET', path: '/sign-in', query: { type: 'finance', redirect: '/finance', back: '/' } },
  { method: 'GET', path: '/sign-in/link', query: { token: 'abc' } },
  { method: 'GET', path: '/account' },
  { method: 'GET', path: '/compare', query: { cars: 'a-car,another-car' } },
  { method: 'GET', path: '/my-garage' },
  { method: 'GET', path: '/feeds/:slug' },
  { method: 'GET', path: '/sitemaps/:slug' },
  { method: 'GET', path: '/icons/:slug' },
  { method: 'GET', path: '/share-image', query: { path: '/about-us' } },
  { method: 'GET', path: '/sitemap.xml' },
  { method: 'GET', path: '/robots.txt' },
  { method: 'GET', path: '/manifest.webmanifest' },
  { method: 'GET', path: '/favicon.ico' },
  { method: 'GET', path: '/_next/static/:slug' },
  { method: 'GET', path: '/_next/data/:slug/index.json' },
  { method: 'GET', path: '/_next/image', query: { url: '/logo.svg', w: '640', q: '75' } },
  { method: 'GET', path: '/admin/:slug', query: { redirect: '/admin' } },
  { method: 'GET', path: '/api/:slug/:id' },
]

/** Rich text that is malformed, or has a link that is. */
const MALFORMED_TEXTS: unknown[] = [
  ...['text', [], { root: 1 }, { root: { children: 'x' } }, { root: { type: 'root', children: [null] } }],
  { root: { type: 'root', children: [{ type: 'link', fields: { linkType: 'custom', url: {} }, children: [] }] } },
]

/** Ids that no document has: above a Postgres integer, and above a bigint. */
const LARGE_IDS = ['2147483648', '9999999999999', '99999999999999999999']

const withLargeIds: Sample[] = LARGE_IDS.flatMap((text): Sample[] => {
  const id = Number(text)
  return [
    { method: 'POST', path: '/api/phone-reveals', body: { car_id: id } },
    { method: 'POST', path: '/api/lead-routing', body: { site: 1, kind: 'general', location: id } },
    { method: 'POST', path: '/api/lead-routing', body: { site: id, kind: 'general' } },
    { method: 'POST', path: '/api/test-leads', body: { site: 1, kind: 'general', location: id } },
    { method: 'POST', path: '/api/launch', body: { site: id, action: 'check' } },
    { method: 'PATCH', path: '/api/lead-inbox', body: { ids: [1], assignee: id } },
    { method: 'PATCH', path: '/api/lead-inbox', body: { ids: [id], read: true } },
    { method: 'PATCH', path: `/api/enquiries/${text}`, body: { step: 'rego', token: 'x'.repeat(40), rego: 'ABC123' } },
    { method: 'POST', path: '/api/enquiries', body: { ...enquiry, car_id: id } },
    { method: 'POST', path: '/api/enquiries', body: { ...enquiry, location_id: id } },
    { method: 'GET', path: '/api/appointments', query: { location_id: text } },
    { method: 'GET', path: '/api/appointments', query: { car_id: text } },
    { method: 'GET', path: '/api/delivery-estimates', query: { postcode: '3000', car_id: text } },
    { method: 'GET', path: '/api/cars/:slug/view.json', query: { website_id: text } },
    { method: 'GET', path: `/api/cars/${text}/finance` },
    { method: 'GET', path: '/api/search-words/not-found', query: { site: text } },
    { method: 'GET', path: '/api/privacy-desk/person', query: { site: text, person: 'email:priya@example.com' } },
    { method: 'GET', path: `/api/campaign-codes/${text}`, query: { format: 'svg', link: 'http://harbour.localhost/' } },
    { method: 'POST', path: `/api/stock-feeds/${text}/runs`, body: { dryRun: true } },
    { method: 'POST', path: `/api/leadDeliveries/${text}/resend`, body: {} },
    { method: 'GET', path: `/api/lead-inbox/${text}` },
    { method: 'GET', path: '/api/lead-inbox', query: { location: text, assignee: text, page: text } },
    { method: 'GET', path: `/api/accounts/${text}` },
    { method: 'GET', path: `/api/pages/${text}` },
    { method: 'GET', path: '/personalised/finance', query: { car_id: text } },
    { method: 'GET', path: '/print', query: { car_id: text } },
    { method: 'GET', path: '/admin/inbox', query: { lead: text, location: text } },
    { method: 'GET', path: '/admin/launch', query: { site: text } },
    { method: 'GET', path: '/admin/privacy', query: { site: text, person: 'email:priya@example.com' } },
    { method: 'GET', path: `/admin/collections/pages/${text}` },
    { method: 'GET', path: `/admin/collections/pages/7/versions/${text}` },
    { method: 'GET', path: '/admin/collections/pages', query: { 'where[id][equals]': text, page: text, limit: text } },
    ...['/admin', '/admin/inbox', '/admin/launch', '/admin/settings', '/admin/collections/pages'].map(
      (path): Sample => ({ method: 'GET', path, headers: { cookie: `payload-tenant=${text}` } }),
    ),
  ]
})

/** Queries on which the database adapter writes invalid SQL, or which would tell what nobody may read. */
const queries: Sample[] = [
  ...['cars', 'leads', 'pages', 'payments'].flatMap((slug) =>
    ['site.name,site.name', 'site.name,-site.name', 'site.name,site.slug', 'site.group.name,site.name'].map(
      (sort): Sample => ({ method: 'GET', path: `/api/${slug}`, query: { sort, limit: '1', depth: '0' } }),
    ),
  ),
  { method: 'GET', path: '/api/groups', query: { 'joins[sites][sort]': 'group.name,group.name', limit: '1' } },
  { method: 'GET', path: '/api/leads', query: { 'joins[deliveries][sort]': 'site.name,-site.name', limit: '1' } },
  { method: 'GET', path: '/api/leads', query: { sort: 'assignee.hash', limit: '1' } },
  ...['domains.host', 'stockRules.makes', 'group.hash', 'nothing', 'sites.name'].map(
    (sort): Sample => ({ method: 'GET', path: '/api/groups', query: { 'joins[sites][sort]': sort, limit: '1' } }),
  ),
  ...[
    ['cars', 'site.group.sites.name', 'exists'],
    ['sites', 'group.sites', 'equals'],
    ['sites', 'group.sites', 'exists'],
    ['users', 'group.sites', 'equals'],
    ['groups', 'sites', 'contains'],
    ['groups', 'sites.group.sites', 'exists'],
    ['leadDeliveries', 'lead.deliveries', 'exists'],
    ['leadDeliveries', 'lead.deliveries.status', 'equals'],
    ['leads', 'deliveries.lead.deliveries', 'equals'],
    ['leads', 'assignee.hash', 'like'],
  ].flatMap(([slug, path, operator]) =>
    [`/api/${slug}`, `/api/${slug}/count`].map(
      (address): Sample => ({ method: 'GET', path: address, query: { [`where[${path}][${operator}]`]: '1' } }),
    ),
  ),
  { method: 'GET', path: '/api/payload-locked-documents/count', query: { 'where[user.value][equals]': '1' } },
  { method: 'GET', path: '/api/pages', query: { select: 'title', populate: 'sites', joins: 'none', sort: '' } },
  { method: 'GET', path: '/api/pages', query: { where: '['.repeat(3000) } },
  ...['media', 'uploads', 'feedFiles'].map(
    (slug): Sample => ({ method: 'GET', path: `/api/${slug}/file/x`, query: { prefix: 'a' } }),
  ),
  ...['[', '5', 'null', '"x"', '{}'].map(
    (localeCodes): Sample => ({
      method: 'GET',
      path: '/admin/collections/pages/7/versions/:id',
      query: { localeCodes },
    }),
  ),
  {
    method: 'GET',
    path: '/admin/collections/pages',
    query: { queryByGroup: '[', groupBy: 'x', sort: 'site.name,site.name' },
  },
  { method: 'GET', path: '/admin/collections/leads', query: { sort: 'assignee.hash', where: '[' } },
]

const nestedList = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** Documents nested so deeply that a recursive function exhausts its stack. */
const deepDocuments: Sample[] = [
  {
    method: 'POST',
    path: '/api/posts',
    json: `{"site":1,"title":"A","content":{"root":{"children":${nestedList(3000)}}}}`,
  },
  { method: 'PATCH', path: '/api/leads/:id', json: `{"details":${nestedList(3000)}}` },
  { method: 'POST', path: '/api/payload-preferences/deep', json: `{"value":${nestedList(15_000)}}` },
  {
    method: 'POST',
    path: '/api/payload-preferences/deep',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    json: `{"value":${nestedList(15_000)}}`,
  },
  { method: 'POST', path: '/api/users/login', json: nestedList(15_000) },
  { method: 'POST', path: '/api/users/forgot-password', json: `{"email":${nestedList(15_000)}}` },
  { method: 'POST', path: '/api/enquiries', json: `{"kind":"general","details":${nestedList(15_000)}}` },
  { method: 'POST', path: '/api/events', json: `{"events":${nestedList(10_000)}}` },
  { method: 'POST', path: '/api/saved-searches', json: nestedList(15_000) },
  { method: 'POST', path: '/api/shopper/codes', json: nestedList(15_000) },
  { method: 'POST', path: '/api/payments/stripe', json: nestedList(15_000) },
  { method: 'POST', path: '/api/stock-index/1/indexes/*/queries', json: `{"requests":${nestedList(15_000)}}` },
  { method: 'POST', path: '/api/browser-errors', json: nestedList(5000) },
]

/** Requests beside pages and our own routes, which Next or Payload answers itself. */
export const OTHER_SAMPLES: Sample[] = [
  ...withLargeIds,
  ...queries,
  ...deepDocuments,
  { method: 'GET', path: '/api/payload-migrations' },
  { method: 'GET', path: '/api/payload-migrations/:id' },
  { method: 'OPTIONS', path: '*' },
  ...MALFORMED_TEXTS.map((content) => ({
    method: 'POST',
    path: '/api/posts',
    query: { draft: 'true' },
    body: { site: 1, title: 'A', excerpt: 'A', slug: 'a', published_at: '2026-11-24T00:00:00Z', content },
  })),
  {
    method: 'POST',
    path: '/admin',
    headers: { 'next-action': '40ab', origin: 'https://other.test' },
    body: { 0: 'a' },
  },
]

/** Parameters of Payload's REST reads. */
export const READ_QUERY: Record<string, string> = {
  ...{ limit: '10', page: '1', depth: '1', sort: '-createdAt', draft: 'true', locale: 'en', trash: 'true' },
  ...{ pagination: 'false', 'where[id][equals]': '1', 'where[site][in]': '1,2', 'where[name][like]': 'a' },
  ...{ 'where[or][0][and][0][createdAt][greater_than]': '2026-01-01', 'select[name]': 'true', 'select[site]': 'true' },
  ...{ 'populate[sites][name]': 'true', 'joins[sites][limit]': '3', 'where[location][near]': '144,-37,1000,0' },
  ...{ 'where[title][contains]': 'x', 'where[_status][not_equals]': 'draft', 'fallback-locale': 'null' },
}
