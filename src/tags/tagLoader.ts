import { googleConsent, grantedPurposes, mustAsk } from '@/domain/tags/consent'
import { ANALYTICS_AGREED } from '@/domain/tags/consentEvent'
import type { OptionalPurpose, Purpose } from '@/domain/tags/purposes'
import {
  type BegunForm,
  type EventItem,
  formStartEvents,
  linkEvent,
  numberedEvents,
  pageEvents,
  type StandardEvent,
  selectEvent,
} from '@/domain/tags/standardEvents'
import { runningTags, type SiteTag } from '@/domain/tags/tag'
import { isPrivatePage } from '@/domain/tags/tagPages'
import { startConsentBar } from './consentBar'
import { clearRefused, hasGpc, storeChoice, storedChoice } from './consentChoice'
import { CONFIG_ID, type TagConfig } from './pageConfig'
import { itemOfCard, readPage } from './pageItems'
import { googleCommand, VENDORS, type Vendor } from './vendors'
import { watchPages } from './watchPages'

/** Milliseconds after which a tag starts although the browser never was idle. */
const MAX_IDLE_WAIT_MS = 3000
/** Milliseconds that a tag which loads on idle waits after the page is usable. */
const LATER_MS = 4000
/** Milliseconds in which a page that was opened without a load shows its content. */
const SETTLE_MS = 400
/** Milliseconds after which a search that lists no vehicle has none, and between two looks at it. */
const MAX_LIST_WAIT_MS = 3000
const LIST_LOOK_MS = 200
/** Events of a page that a tag gets which starts late. */
const MAX_KEPT_EVENTS = 30

type Entry = Record<string, unknown>

/**
 * Runs a site's marketing tags and asks for consent. A script of its own, in no bundle of the pages: sites without tags and consent
 * do not load it. Tags start once the page has loaded and the browser is idle, on the pages and for the purposes that they are for.
 */
export function startTags(): void {
  const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? 'null') as TagConfig | null
  if (!config) return
  const { mode, version, tags } = config
  let choice = storedChoice()
  let granted: ReadonlySet<Purpose> = grantedPurposes(mode, version, choice, hasGpc())
  const vendors = new Map<number, Vendor>()
  /** tags that wait for the first touch, scroll or key */
  let hasInteracted = false
  let isUsable = false
  let isLater = false
  let kept: StandardEvent[] = []

  window.dataLayer ??= []
  const layer = window.dataLayer as unknown[]
  const tellGoogle = (command: 'default' | 'update') => {
    const before = layer.length
    googleCommand(layer, 'consent', command, googleConsent(granted))
    // Tag Manager reads the list in order: what the page has recorded before must not come before the consent.
    if (command === 'default' && before > 0) layer.unshift(layer.pop())
  }
  tellGoogle('default')

  const emit = (event: StandardEvent) => {
    const { name, asc, params, items, conversionId } = event
    const consent = googleConsent(granted)
    const ecommerce = items.length > 0 && { ecommerce: { currency: 'AUD', ...priceOf(items), items } }
    const own = conversionId !== null && { conversion_id: conversionId }
    layer.push({ event: name, ...params, ...ecommerce, ...own, consent })
    for (const ascName of asc)
      layer.push({
        event: ascName,
        event_owner: 'forecourt',
        ...params,
        ...(items.length === 1 && items[0]),
        ...own,
        consent,
      })
    kept = [...kept, event].slice(-MAX_KEPT_EVENTS)
    for (const vendor of vendors.values()) vendor.onEvent?.(event)
  }

  const mayStart = ({ load }: SiteTag) => load === 'ready' || (load === 'interaction' ? hasInteracted : isLater)
  const findAllowed = () =>
    runningTags(tags, location.pathname, Date.now()).find(
      (tag) => !vendors.has(tag.id) && granted.has(tag.purpose) && mayStart(tag),
    )
  let isStarting = false
  // One tag per task: the page can answer a touch between two of them.
  const startAllowed = () => {
    if (!isUsable || isStarting || !findAllowed()) return
    isStarting = true
    setTimeout(() => {
      isStarting = false
      const tag = findAllowed()
      if (!tag) return
      const vendor = VENDORS[tag.kind](tag, granted)
      vendors.set(tag.id, vendor)
      for (const event of kept) vendor.onEvent?.(event)
      startAllowed()
    })
  }

  let shownPages = 0
  const showPage = () => {
    kept = []
    shownPages += 1
    const shown = shownPages
    const waitsForList = ({ name, items }: StandardEvent) => name === 'view_item_list' && items.length === 0
    const events = pageEvents(readPage())
    for (const event of events) if (!waitsForList(event)) emit(event)
    // The cards of a search that was opened without a load may come after its page.
    const look = (waited: number) => {
      if (shown !== shownPages) return
      const list = pageEvents(readPage()).find(({ name }) => name === 'view_item_list')
      if (!list) return
      if (list.items.length > 0 || waited >= MAX_LIST_WAIT_MS) emit(list)
      else setTimeout(() => look(waited + LIST_LOOK_MS), LIST_LOOK_MS)
    }
    if (events.some(waitsForList)) look(0)
    startAllowed()
  }

  const choose = (purposes: OptionalPurpose[]) => {
    const before = granted
    choice = storeChoice(version, purposes)
    granted = grantedPurposes(mode, version, choice, hasGpc())
    clearRefused(granted)
    if (granted.has('analytics')) window.dispatchEvent(new Event(ANALYTICS_AGREED))
    tellGoogle('update')
    for (const vendor of vendors.values()) vendor.onConsent?.(granted)
    const isWithdrawn = tags.some(({ id, purpose }) => vendors.has(id) && before.has(purpose) && !granted.has(purpose))
    // Scripts that run already cannot be taken back.
    if (isWithdrawn) location.reload()
    else startAllowed()
  }

  whenUsable(() => {
    isUsable = true
    startConsentBar({ mustAsk: mustAsk(mode, version, choice), granted: () => granted, onChoice: choose })
    if (tags.length === 0) return
    showPage()
    const lastForm = watchForms(emit)
    readEntries(layer, (entry) => {
      if (entry.event === 'forecourt') for (const event of numberedEvents(entry, readPage(), lastForm())) emit(event)
    })
    watchClicks(emit, () => vendors.size > 0)
    let settling: ReturnType<typeof setTimeout> | undefined
    watchPages((isReplaced) => {
      if (isPrivatePage(location.pathname) && vendors.size > 0) return location.reload()
      if (isReplaced) return
      clearTimeout(settling)
      settling = setTimeout(showPage, SETTLE_MS)
    })
    setTimeout(
      () =>
        whenIdle(() => {
          isLater = true
          startAllowed()
        }),
      LATER_MS,
    )
    for (const type of ['pointerdown', 'keydown', 'scroll', 'touchstart'])
      addEventListener(
        type,
        () => {
          hasInteracted = true
          startAllowed()
        },
        { once: true, passive: true, capture: true },
      )
  })
}

const priceOf = (items: readonly EventItem[]) =>
  items.length === 1 && items[0]?.price ? { value: items[0].price } : {}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: MAX_IDLE_WAIT_MS })
  else setTimeout(run, 200)
}

function whenUsable(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run)
  else addEventListener('load', () => whenIdle(run), { once: true })
}

/** Calls back with every entry of the data layer, those before included. */
function readEntries(layer: unknown[], onEntry: (entry: Entry) => void): void {
  const before = [...layer]
  const push = layer.push
  layer.push = (...entries: unknown[]) => {
    const length = push.apply(layer, entries)
    for (const entry of entries) if (isEntry(entry)) queueMicrotask(() => onEntry(entry))
    return length
  }
  for (const entry of before) if (isEntry(entry)) onEntry(entry)
}

const isEntry = (entry: unknown): entry is Entry => typeof entry === 'object' && entry !== null && 'event' in entry

/** Links to call, to text and to a vehicle. Links to private pages load them, so that no vendor that runs here sees them. */
function watchClicks(emit: (event: StandardEvent) => void, runsVendors: () => boolean): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      const path = location.pathname
      const found = linkEvent(link.getAttribute('href') ?? '', path, () => readPage().car)
      if (found) return emit(found)
      if (link.origin !== location.origin) return
      const item = /^\/cars\/[^/]/.test(link.pathname) && link.pathname !== path ? itemOfCard(link) : null
      if (item) emit(selectEvent(item, path))
      if (isPrivatePage(link.pathname) && runsVendors()) event.stopImmediatePropagation()
    },
    true,
  )
}

/** The first field of a form of the page that gets the focus. A search is no form. Returns what tells the form that was begun last. */
function watchForms(emit: (event: StandardEvent) => void): () => BegunForm | null {
  const started = new WeakSet<HTMLFormElement>()
  let last: BegunForm | null = null
  addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (!form || started.has(form) || form.role === 'search' || !form.querySelector('[name="email"], [name="phone"]'))
      return
    started.add(form)
    const heading =
      form.closest('section, dialog, [role="dialog"]')?.querySelector('h1, h2, h3') ?? document.querySelector('h1')
    last = { name: heading?.textContent?.trim().slice(0, 80) || 'form', kind: form.dataset.enquiry ?? '' }
    for (const event of formStartEvents(last, location.pathname, readPage().car)) emit(event)
  })
  return () => last
}
