import { googleConsent } from '@/domain/tags/consent'
import type { Purpose } from '@/domain/tags/purposes'
import type { StandardEvent } from '@/domain/tags/standardEvents'
import type { SiteTag } from '@/domain/tags/tag'
import type { TagKind } from '@/domain/tags/tagKinds'
import { addScript } from './addScript'
import { swapNumbers } from './swapNumbers'

/** A vendor that runs on the page. */
export interface Vendor {
  onEvent?: (event: StandardEvent) => void
  onConsent?: (granted: ReadonlySet<Purpose>) => void
}

type Start = (tag: SiteTag, granted: ReadonlySet<Purpose>) => Vendor

type QueueFunction = ((...args: unknown[]) => void) & Record<string, unknown>

const page = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] }

/** The list of Google's own tags. Tag Manager reads `dataLayer`, and would repeat what is meant for these. */
const GOOGLE_LIST = 'forecourtGoogle'

/** Adds a command to a list of Google's, which tells it from an event by its type: the arguments of a function. */
export function googleCommand(list: unknown[], ...command: unknown[]): void {
  const toArguments = function (this: unknown) {
    // biome-ignore lint/complexity/noArguments: see above
    return arguments
  } as (...args: unknown[]) => IArguments
  list.push(toArguments(...command))
}

const googleList = (): unknown[] => {
  page[GOOGLE_LIST] ??= []
  return page[GOOGLE_LIST] as unknown[]
}

/** Starts Google's library for GA4 and Google Ads, which share it. */
function startGoogle(id: string, granted: ReadonlySet<Purpose>, options: object): Vendor {
  const list = googleList()
  const isFirst = list.length === 0
  if (isFirst) {
    googleCommand(list, 'consent', 'default', googleConsent(granted))
    googleCommand(list, 'js', new Date())
    addScript(`https://www.googletagmanager.com/gtag/js?id=${id}&l=${GOOGLE_LIST}`)
  }
  googleCommand(list, 'config', id, options)
  return { onConsent: (now) => isFirst && googleCommand(list, 'consent', 'update', googleConsent(now)) }
}

const itemsOf = ({ items, params }: StandardEvent) => ({
  ...params,
  ...(items.length > 0 && { items, currency: 'AUD', value: items.length === 1 ? (items[0]?.price ?? 0) : undefined }),
})

const META_EVENTS: Readonly<Record<string, string>> = {
  ...{ view_item: 'ViewContent', search: 'Search', generate_lead: 'Lead', begin_checkout: 'InitiateCheckout' },
  ...{ add_to_wishlist: 'AddToWishlist', click_to_call: 'Contact', click_to_text: 'Contact' },
}

const TIKTOK_EVENTS: Readonly<Record<string, string>> = { ...META_EVENTS, generate_lead: 'SubmitForm' }

const TIKTOK_METHODS = ['page', 'track', 'identify', 'instances', 'load', 'enableCookie', 'disableCookie'] as const

/** Makes a function that keeps its calls for a script that comes later. */
function queueFunction(name: string, list: 'q' | 'queue' = 'q'): QueueFunction {
  const existing = page[name] as QueueFunction | undefined
  if (existing) return existing
  const calls: unknown[] = []
  const queue = ((...args: unknown[]) => {
    const run = queue.callMethod as ((...args: unknown[]) => void) | undefined
    if (run) run.apply(queue, args)
    else calls.push(args)
  }) as QueueFunction
  Object.assign(queue, { [list]: calls })
  page[name] = queue
  return queue
}

/** A script by an address that staff entered. */
const byAddress: Start = ({ settings }) => {
  const parent = settings.place ? document.querySelector(settings.place) : document.head
  if (settings.scriptUrl && parent) addScript(settings.scriptUrl, {}, parent)
  return {}
}

/** How each kind of tag starts. Each adds its vendor's script and needs no inline code. */
export const VENDORS: Record<TagKind, Start> = {
  gtm: ({ settings: { containerId = '' } }) => {
    page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(`https://www.googletagmanager.com/gtm.js?id=${containerId}`)
    return {}
  },
  ga4: ({ settings: { measurementId = '' } }, granted) => ({
    // The page views are ours: one for each page, also those without a load.
    ...startGoogle(measurementId, granted, { send_page_view: false }),
    onEvent: (event) => googleCommand(googleList(), 'event', event.name, { ...itemsOf(event), send_to: measurementId }),
  }),
  googleAds: ({ settings: { conversionId = '', conversionLabel } }, granted) => ({
    ...startGoogle(conversionId, granted, {}),
    onEvent: ({ name, conversionId: transaction_id }) => {
      if (name === 'generate_lead' && conversionLabel)
        googleCommand(googleList(), 'event', 'conversion', {
          send_to: `${conversionId}/${conversionLabel}`,
          ...(transaction_id && { transaction_id }),
        })
    },
  }),
  metaPixel: ({ settings: { pixelId = '' } }) => {
    const fbq = queueFunction('fbq', 'queue')
    if (!fbq.loaded) {
      // The pixel would count page views of its own.
      Object.assign(fbq, {
        push: fbq,
        loaded: true,
        version: '2.0',
        disablePushState: true,
        allowDuplicatePageViews: true,
      })
      page._fbq = fbq
      addScript('https://connect.facebook.net/en_US/fbevents.js')
    }
    fbq('init', pixelId)
    return {
      onEvent: ({ name, items, params, conversionId }) => {
        const event = name === 'page_view' ? 'PageView' : META_EVENTS[name]
        if (!event) return
        const content = items.length > 0 && {
          content_type: 'vehicle',
          content_ids: items.map(({ item_id }) => item_id),
        }
        const price = items.length === 1 && items[0]?.price
        fbq(
          ...['trackSingle', pixelId, event],
          {
            ...content,
            ...(price && { value: price, currency: 'AUD' }),
            ...(params.search_term && { search_string: params.search_term }),
          },
          ...(conversionId ? [{ eventID: conversionId }] : []),
        )
      },
    }
  },
  microsoftUet: ({ settings: { tagId = '' } }, granted) => {
    page.uetq ??= []
    const queue = () => page.uetq as { push: (...command: unknown[]) => void }
    const consent = (now: ReadonlySet<Purpose>) => ({ ad_storage: now.has('marketing') ? 'granted' : 'denied' })
    queue().push('consent', 'default', consent(granted))
    const script = document.createElement('script')
    script.async = true
    script.src = 'https://bat.bing.com/bat.js'
    script.onload = () => {
      const Uet = page.UET as (new (options: object) => { push: (...command: unknown[]) => void }) | undefined
      if (!Uet) return
      page.uetq = new Uet({ ti: tagId, enableAutoSpaTracking: true, q: page.uetq })
      queue().push('pageLoad')
    }
    document.head.append(script)
    return {
      onConsent: (now) => queue().push('consent', 'update', consent(now)),
      onEvent: ({ name, params }) => {
        if (name !== 'page_view') queue().push('event', name, { event_label: params.form_name ?? params.search_term })
      },
    }
  },
  tiktok: ({ settings: { pixelId = '' } }) => {
    page.TiktokAnalyticsObject = 'ttq'
    page.ttq ??= []
    const queue = page.ttq as unknown[] & Record<string, unknown>
    for (const method of TIKTOK_METHODS) queue[method] ??= (...args: unknown[]) => queue.push([method, ...args])
    const perPixel = (name: string, value: unknown) => {
      queue[name] = { ...(queue[name] as object), [pixelId]: value }
    }
    perPixel('_i', [])
    perPixel('_t', Date.now())
    perPixel('_o', {})
    addScript(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${pixelId}&lib=ttq`)
    const call = (method: 'page' | 'track', ...args: unknown[]) =>
      (page.ttq as Record<string, (...args: unknown[]) => void>)[method]?.(...args)
    return {
      onEvent: ({ name, items, conversionId }) => {
        if (name === 'page_view') return call('page')
        const event = TIKTOK_EVENTS[name]
        if (!event) return
        const contents = items.map(({ item_id, item_name }) => ({ content_id: item_id, content_name: item_name }))
        call(
          'track',
          event,
          { contents, content_type: 'product' },
          ...(conversionId ? [{ event_id: conversionId }] : []),
        )
      },
    }
  },
  linkedin: ({ settings: { partnerId = '' } }) => {
    page._linkedin_data_partner_ids ??= []
    ;(page._linkedin_data_partner_ids as string[]).push(partnerId)
    page._linkedin_partner_id ??= partnerId
    queueFunction('lintrk')
    addScript('https://snap.licdn.com/li.lms-analytics/insight.min.js')
    return {}
  },
  hotjar: ({ settings: { siteId = '' } }) => {
    queueFunction('hj')
    page._hjSettings = { hjid: Number(siteId), hjsv: 6 }
    addScript(`https://static.hotjar.com/c/hotjar-${siteId}.js?sv=6`)
    return {}
  },
  clarity: ({ settings: { projectId = '' } }, granted) => {
    const clarity = queueFunction('clarity')
    clarity('consent', granted.has('analytics'))
    addScript(`https://www.clarity.ms/tag/${projectId}`)
    return { onConsent: (now) => clarity('consent', now.has('analytics')) }
  },
  callTracking: (tag, granted) => {
    if (tag.swaps.length > 0) swapNumbers(tag.swaps)
    return byAddress(tag, granted)
  },
  podium: ({ settings: { token = '' } }) => {
    addScript(`https://connect.podium.com/widget.js#ORG_TOKEN=${token}`, {
      id: 'podium-widget',
      'data-organization-api-token': token,
    })
    return {}
  },
  chat: byAddress,
  reviewsWidget: byAddress,
  custom: byAddress,
}
