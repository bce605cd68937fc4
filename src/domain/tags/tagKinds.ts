import type { Purpose } from './purposes'

/** Directives of the content security policy that a tag may need hosts in. */
export const CSP_DIRECTIVES = ['script-src', 'connect-src', 'img-src', 'frame-src', 'style-src', 'font-src'] as const
export type CspDirective = (typeof CSP_DIRECTIVES)[number]
export type CspSources = Partial<Record<CspDirective, readonly string[]>>

/** A text field of a kind of tag, with its check. */
export interface TagSetting {
  name: string
  label: string
  placeholder: string
  description?: string
  required: boolean
  /** the whole value; case matters */
  pattern: RegExp
  /** names the field and the fix */
  message: string
  maxLength: number
  /** whoever fills it in decides which script runs, with all rights of the page: group managers and super admins enter it */
  decidesScript: boolean
}

export interface TagKindDetails {
  label: string
  /** chosen for a new tag */
  purpose: Purpose
  settings: readonly TagSetting[]
  /** hosts of the vendor; those that staff enter come from the tag's settings */
  sources: CspSources
}

const setting = (
  name: string,
  label: string,
  placeholder: string,
  pattern: RegExp,
  fix: string,
  extra: Partial<TagSetting> = {},
): TagSetting => ({
  ...{ name, label, placeholder, pattern, required: true, maxLength: 60, decidesScript: false },
  message: `${label}: ${fix}`,
  ...extra,
})

/** Google Analytics with Google Signals, by Google's guide "Use Tag Manager with a Content Security Policy". Images may come from any https host. */
const GOOGLE_MEASUREMENT: CspSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    ...['https://*.google-analytics.com', 'https://analytics.google.com', 'https://*.analytics.google.com'],
    'https://*.g.doubleclick.net',
    // Host patterns cannot name "google." of every country: Australia's shoppers get these.
    ...['https://google.com', 'https://*.google.com', 'https://www.google.com.au'],
    'https://pagead2.googlesyndication.com',
  ],
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
}

/** Conversions and remarketing of Google Ads, by the same guide. */
const GOOGLE_ADS: CspSources = {
  'script-src': [
    ...(GOOGLE_MEASUREMENT['script-src'] ?? []),
    ...['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com'],
    'https://pagead2.googlesyndication.com',
  ],
  'connect-src': [
    ...(GOOGLE_MEASUREMENT['connect-src'] ?? []),
    ...['https://www.googleadservices.com', 'https://ad.doubleclick.net'],
  ],
  'frame-src': [
    ...(GOOGLE_MEASUREMENT['frame-src'] ?? []),
    ...['https://bid.g.doubleclick.net', 'https://*.fls.doubleclick.net'],
  ],
}

/** What Tag Manager's preview adds to a page: its own badge, in its own letters. */
const GOOGLE_PREVIEW: CspSources = {
  'script-src': ['https://tagmanager.google.com'],
  'style-src': ['https://*.googletagmanager.com', 'https://tagmanager.google.com', 'https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
}

/** Both sources of each directive. */
const joinSources = (one: CspSources, other: CspSources): CspSources =>
  Object.fromEntries(
    CSP_DIRECTIVES.flatMap((directive) => {
      const sources = [...(one[directive] ?? []), ...(other[directive] ?? [])]
      return sources.length > 0 ? [[directive, sources]] : []
    }),
  )

/** An https URL of a script, without a login. */
export const SCRIPT_URL = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}(?::\d{1,5})?\/[^\s"'<>\\]*$/i

const scriptUrl = (required: boolean, description: string): TagSetting =>
  setting(
    'scriptUrl',
    'Script address',
    'https://cdn.example.com/widget.js',
    SCRIPT_URL,
    'enter the full address of a script, such as https://cdn.example.com/widget.js. Only https works.',
    { required, description, maxLength: 500, decidesScript: true },
  )

const FROM_SNIPPET =
  'From the service’s snippet. It has all rights of the page, so group managers and super admins enter it: only of a source that you trust.'

/** Every kind of marketing tag, with the fields that staff fill in and the hosts that its vendor uses. */
export const TAG_KINDS = {
  gtm: {
    label: 'Google Tag Manager',
    purpose: 'marketing',
    settings: [
      setting(
        'containerId',
        'Container ID',
        'GTM-ABC1234',
        /^GTM-[A-Z0-9]{4,10}$/,
        'enter the ID at the top of Tag Manager, such as GTM-ABC1234.',
        {
          decidesScript: true,
          description:
            'Whoever publishes in the container puts scripts on the page with all its rights, so group managers and super admins enter it.',
        },
      ),
    ],
    sources: joinSources(GOOGLE_ADS, GOOGLE_PREVIEW),
  },
  ga4: {
    label: 'Google Analytics 4',
    purpose: 'analytics',
    settings: [
      setting(
        'measurementId',
        'Measurement ID',
        'G-ABC1234567',
        /^G-[A-Z0-9]{6,14}$/,
        'enter the ID of the web data stream, such as G-ABC1234567.',
      ),
    ],
    sources: GOOGLE_MEASUREMENT,
  },
  googleAds: {
    label: 'Google Ads conversions',
    purpose: 'marketing',
    settings: [
      setting(
        'conversionId',
        'Conversion ID',
        'AW-123456789',
        /^AW-\d{6,14}$/,
        'enter AW- and the digits from Google Ads, such as AW-123456789.',
      ),
      setting(
        'conversionLabel',
        'Conversion label',
        'AbC-D_efG-h12_34-567',
        /^[\w-]{6,40}$/,
        'enter the label of the conversion for enquiries, such as AbC-D_efG-h12_34-567.',
        { required: false, description: 'Counts an enquiry as this conversion, in the shopper’s browser.' },
      ),
      setting(
        'customerId',
        'Customer ID for uploads',
        '123-456-7890',
        /^\d{3}-?\d{3}-?\d{4}$/,
        'enter the ten digits of the Google Ads account, such as 123-456-7890.',
        {
          required: false,
          description: 'With the conversion action: enquiries from ads are also uploaded by the server.',
        },
      ),
      setting(
        'conversionActionId',
        'Conversion action for uploads',
        '987654321',
        /^\d{6,14}$/,
        'enter the digits after ctId= in the address of the conversion action, such as 987654321.',
        { required: false },
      ),
    ],
    sources: GOOGLE_ADS,
  },
  metaPixel: {
    label: 'Meta pixel',
    purpose: 'marketing',
    settings: [
      setting(
        'pixelId',
        'Pixel ID',
        '123456789012345',
        /^\d{10,17}$/,
        'enter the 15 or 16 digits from Events Manager, such as 123456789012345.',
      ),
      setting(
        'testEventCode',
        'Test event code',
        'TEST12345',
        /^TEST\d{1,10}$/,
        'enter the code from Test Events, such as TEST12345.',
        { required: false, description: 'Only while testing: conversions of the server appear under Test Events.' },
      ),
    ],
    sources: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
      'frame-src': ['https://www.facebook.com'],
    },
  },
  microsoftUet: {
    label: 'Microsoft Advertising (UET)',
    purpose: 'marketing',
    settings: [
      setting('tagId', 'UET tag ID', '12345678', /^\d{6,10}$/, 'enter the digits of the UET tag, such as 12345678.'),
    ],
    sources: {
      'script-src': ['https://bat.bing.com', 'https://bat.bing.net'],
      'connect-src': ['https://bat.bing.com', 'https://bat.bing.net'],
    },
  },
  tiktok: {
    label: 'TikTok pixel',
    purpose: 'marketing',
    settings: [
      setting(
        'pixelId',
        'Pixel ID',
        'C4ABCDEFGHIJKLMNOPQR',
        /^[A-Z0-9]{18,24}$/,
        'enter the 20 letters and digits from TikTok Ads Manager, such as C4ABCDEFGHIJKLMNOPQR.',
      ),
    ],
    sources: {
      'script-src': ['https://analytics.tiktok.com'],
      'connect-src': ['https://analytics.tiktok.com', 'https://*.tiktokw.us'],
    },
  },
  linkedin: {
    label: 'LinkedIn Insight',
    purpose: 'marketing',
    settings: [
      setting(
        'partnerId',
        'Partner ID',
        '1234567',
        /^\d{4,10}$/,
        'enter the digits of the Insight tag, such as 1234567.',
      ),
    ],
    sources: {
      'script-src': ['https://snap.licdn.com'],
      'connect-src': ['https://px.ads.linkedin.com', 'https://*.linkedin.oribi.io'],
    },
  },
  hotjar: {
    label: 'Hotjar',
    purpose: 'analytics',
    settings: [
      setting('siteId', 'Site ID', '1234567', /^\d{4,10}$/, 'enter the digits of the site in Hotjar, such as 1234567.'),
    ],
    sources: {
      'script-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
      'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      'frame-src': ['https://vars.hotjar.com'],
      'style-src': ['https://static.hotjar.com', 'https://script.hotjar.com'],
      'font-src': ['https://script.hotjar.com'],
    },
  },
  clarity: {
    label: 'Microsoft Clarity',
    purpose: 'analytics',
    settings: [
      setting(
        'projectId',
        'Project ID',
        'abcdefghij',
        /^[a-z0-9]{8,14}$/,
        'enter the ID in the address of the project, such as abcdefghij.',
      ),
    ],
    sources: {
      'script-src': ['https://www.clarity.ms', 'https://*.clarity.ms'],
      'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    },
  },
  callTracking: {
    label: 'Call tracking',
    purpose: 'functional',
    settings: [
      scriptUrl(
        false,
        'Of a call tracking service; group managers and super admins enter it. Leave empty to show the numbers below without one.',
      ),
    ],
    sources: {},
  },
  podium: {
    label: 'Chat: Podium',
    purpose: 'functional',
    settings: [
      setting(
        'token',
        'Organisation token',
        '0c1d2e3f-1234-4abc-8def-0123456789ab',
        /^[\w-]{8,80}$/,
        'enter the token after ORG_TOKEN= in Podium’s snippet, such as 0c1d2e3f-1234-4abc-8def-0123456789ab.',
        { description: 'While the tag runs, car pages keep the Enquire Now button beside a chat link.', maxLength: 80 },
      ),
    ],
    sources: {
      'script-src': ['https://connect.podium.com', 'https://assets.podium.com'],
      'connect-src': ['https://*.podium.com', 'wss://*.podium.com'],
      'frame-src': ['https://*.podium.com'],
      'style-src': ['https://*.podium.com'],
      'font-src': ['https://*.podium.com'],
    },
  },
  chat: {
    label: 'Chat: another service',
    purpose: 'functional',
    settings: [scriptUrl(true, FROM_SNIPPET)],
    sources: {},
  },
  reviewsWidget: {
    label: 'Reviews widget',
    purpose: 'functional',
    settings: [
      scriptUrl(true, FROM_SNIPPET),
      setting(
        'place',
        'Place on the page',
        '#reviews-widget',
        /^#[A-Za-z][\w-]{0,60}$/,
        'enter # and the id of an element, such as #reviews-widget.',
        {
          required: false,
          description:
            'The script is added inside the element with this id. Leave empty for a widget that places itself.',
        },
      ),
    ],
    sources: {},
  },
  custom: {
    label: 'Custom script',
    purpose: 'marketing',
    settings: [
      scriptUrl(true, 'Runs on shoppers’ pages with all rights of the page: only of a source that you trust.'),
    ],
    sources: {},
  },
} as const satisfies Record<string, TagKindDetails>

export type TagKind = keyof typeof TAG_KINDS
export const TAG_KIND_NAMES = Object.keys(TAG_KINDS) as TagKind[]

/** Kinds whose vendor is known by a script address, and which may name more hosts. Google Tag Manager may too: for the tags inside a container. */
export const KINDS_WITH_HOSTS: readonly TagKind[] = ['gtm', 'callTracking', 'chat', 'reviewsWidget', 'custom']

/** Kinds that only super admins add or change. */
export const SUPER_ADMIN_KINDS: readonly TagKind[] = ['custom']

export const isTagKind = (kind: unknown): kind is TagKind => typeof kind === 'string' && Object.hasOwn(TAG_KINDS, kind)

/** The fields of a kind. */
export const tagSettings = (kind: TagKind): readonly TagSetting[] => TAG_KINDS[kind].settings

/** Checks a field of a tag: an error message, or null if it is valid. */
export function validateTagSetting({ label, required, pattern, message }: TagSetting, value: unknown): string | null {
  const text = String(value ?? '').trim()
  if (text === '') return required ? `${label}: enter it.` : null
  return pattern.test(text) ? null : message
}
