'use client'

import { useEffect, useRef, useState } from 'react'
import { comparable } from '@/domain/preview/clickedField'
import { findThemeField } from '@/domain/preview/clickedTheme'
import {
  clickMessage,
  MAX_CLICKED_TEXT,
  type PreviewClick,
  readShowMessage,
  readyMessage,
} from '@/domain/preview/previewMessages'
import { THEME_COLOURS, type ThemeColour } from '@/domain/site/theme'
import './editInPreview.css'

interface EditInPreviewProps {
  /** names of block types: "stockList" is "Stock list" */
  blockNames: Readonly<Record<string, string>>
  /** by block type, what stands in place of a block that shows nothing */
  emptyNotes: Readonly<Record<string, string>>
}

interface Outline {
  name: string | null
  top: number
  left: number
  width: number
  height: number
}

const BLOCK = 'section[data-block][data-static^="block-"]'
const BLOCK_PREFIX = 'block-'
/** What a menu shows of one of its items: in the header, the drawer of phones and the footer. */
const MENU_ITEM = '[data-menu-group], .mobile-menu > li, .site-footer nav .footer-fold'
const CONTROLS = 'button, summary, input, select, textarea, label, [role="tab"], [role="button"], video, iframe'

/**
 * Makes a preview beside a form its picture: the block below the pointer is outlined with its name, and a click opens the field of
 * what is clicked in the form. Follows the form to the block that is opened there. Does nothing in a tab of its own.
 */
export function EditInPreview({ blockNames, emptyNotes }: EditInPreviewProps) {
  useEmptyNotes(emptyNotes)
  const [outline, setOutline] = useState<Outline | null>(null)
  const current = useRef<Element | null>(null)
  useEffect(() => {
    const form = findForm()
    if (!form) return
    const abort = new AbortController()
    const { signal } = abort
    const draw = () => setOutline(current.current ? toOutline(current.current, blockNames) : null)
    const outlineElement = (element: Element | null) => {
      current.current = element
      draw()
    }
    document.addEventListener(
      'pointermove',
      ({ target }) => outlineElement(target instanceof Element ? findOutlined(target) : null),
      { signal, passive: true },
    )
    document.documentElement.addEventListener('pointerleave', () => outlineElement(null), { signal })
    window.addEventListener('scroll', draw, { signal, passive: true, capture: true })
    window.addEventListener('resize', draw, { signal, passive: true })
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element)) return
        const click = toClick(event.target, event.clientX, event.clientY)
        if (event.target.closest('a[href]')) {
          // The form belongs to this page: its links lead nowhere.
          event.preventDefault()
          event.stopPropagation()
        }
        form.postMessage(clickMessage(click), window.location.origin)
      },
      { signal, capture: true },
    )
    window.addEventListener(
      'message',
      ({ origin, source, data }) => {
        const target = origin === window.location.origin && source === form ? readShowMessage(data) : null
        const element = target && findTarget(target.block, target.text)
        if (!element) return
        if (!isOnScreen(element)) element.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
        outlineElement(element)
      },
      { signal },
    )
    // The form may have opened a field before this page was hydrated.
    form.postMessage(readyMessage(), window.location.origin)
    // A change in the form may take the outlined element off the page.
    const removals = new MutationObserver(() => current.current?.isConnected === false && outlineElement(null))
    removals.observe(document.body, { childList: true, subtree: true })
    return () => {
      abort.abort()
      removals.disconnect()
    }
  }, [blockNames])
  if (!outline) return null
  const { name, ...box } = outline
  return (
    <div aria-hidden className="preview-outline" style={box}>
      {name && <span>{name}</span>}
    </div>
  )
}

/** Says in place of each block that shows nothing that it does, so that its editor finds it. */
function useEmptyNotes(emptyNotes: EditInPreviewProps['emptyNotes']): void {
  useEffect(() => {
    if (!findForm()) return
    const note = () => {
      for (const section of document.querySelectorAll<HTMLElement>(BLOCK)) {
        const content = section.firstElementChild?.matches('.container-page:only-child')
          ? section.firstElementChild
          : section
        const text = content.childNodes.length === 0 ? emptyNotes[section.dataset.block ?? ''] : undefined
        if (text) section.dataset.emptyNote = text
        else delete section.dataset.emptyNote
      }
    }
    note()
    // Blocks appear, fill and empty while their form is edited.
    const observer = new MutationObserver(note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [emptyNotes])
}

/** The window of the form: around this frame, or the one that opened this window. Null in a tab of its own. */
function findForm(): Window | null {
  if (window.parent !== window) return window.parent
  return window.opener instanceof Object ? (window.opener as Window) : null
}

const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

const findBlock = (element: Element) => element.closest<HTMLElement>(BLOCK)

/** The block around an element, else the element itself if it has words of its own or is a picture. */
const findOutlined = (element: Element): Element | null =>
  findBlock(element) ?? (hasOwnWords(element) || element.matches('img, a, button') ? element : null)

/** A box of what is seen; null for an element without one, such as words for screen readers alone. */
function toOutline(element: Element, blockNames: EditInPreviewProps['blockNames']): Outline | null {
  const { top, left, width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1) return null
  const type = element instanceof HTMLElement ? element.dataset.block : undefined
  return { name: type ? (blockNames[type] ?? type) : null, top, left, width, height }
}

function toClick(target: Element, x: number, y: number): PreviewClick {
  const block = findBlock(target)
  const menuItem = target.closest<HTMLElement>(MENU_ITEM)
  const scope: ParentNode = block ?? menuItem ?? document
  const words = findWords(target)
  const text = words && wordsOf(words).length <= MAX_CLICKED_TEXT ? wordsOf(words) : null
  const image = words ? null : findImage(target, x, y)
  const file = image && fileOf(image)
  const same = text
    ? [...scope.querySelectorAll(words!.tagName)].filter((element) => comparable(wordsOf(element)) === comparable(text))
    : [...scope.querySelectorAll('img')].filter((element) => fileOf(element) === file)
  return {
    block: block?.dataset.static?.slice(BLOCK_PREFIX.length) ?? null,
    menuItem: menuItem && (menuItem.dataset.menuGroup ?? wordsOf(menuItem.querySelector('summary') ?? menuItem)),
    text,
    isHeading: words !== null && words === block?.querySelector('h1, h2, h3'),
    file,
    occurrence: Math.max(0, same.indexOf((words ?? image) as never)),
    isControl: target.closest(CONTROLS) !== null,
    themeField: readTheme(target, words?.matches('h1, h2, h3, h4') ?? false),
  }
}

/** The field of the theme that paints an element: the page has the colours of its theme as variables. */
function readTheme(target: Element, isHeading: boolean): string {
  const root = getComputedStyle(document.documentElement)
  const colourOf = (name: string) =>
    root.getPropertyValue(`--site-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
  const backgrounds: string[] = []
  for (let element: Element | null = target; element; element = element.parentElement)
    backgrounds.push(getComputedStyle(element).backgroundColor)
  const colours = Object.fromEntries(THEME_COLOURS.map((name) => [name, colourOf(name)])) as Record<ThemeColour, string>
  return findThemeField({ isHeading, backgrounds, colours })
}

const wordsOf = (element: Element) => (element.textContent ?? '').trim()

const hasOwnWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/** The element whose words are clicked: the paragraph around a bold word, the link around an icon. */
function findWords(target: Element): Element | null {
  const control = target.closest('a, button, summary, h1, h2, h3, h4, p, li, dt, dd, figcaption, blockquote')
  if (hasOwnWords(target)) return control && wordsOf(control).length <= MAX_CLICKED_TEXT ? control : target
  const link = target.closest('a, button, summary')
  return link && wordsOf(link) && !target.matches('img, picture') ? link : null
}

/** The picture below the pointer, also if something transparent is above it. */
const findImage = (target: Element, x: number, y: number): HTMLImageElement | null =>
  target instanceof HTMLImageElement
    ? target
    : (document
        .elementsFromPoint(x, y)
        .find((element): element is HTMLImageElement => element instanceof HTMLImageElement) ?? null)

/** File name of an upload: of `/api/images?src=%2Fapi%2Fmedia%2Ffile%2Fyard.jpg&w=640` "yard.jpg". */
function fileOf(image: HTMLImageElement): string | null {
  const url = new URL(image.currentSrc || image.src, window.location.href)
  const path = url.searchParams.get('src') ?? url.pathname
  const [, name] = /\/api\/media\/file\/([^/?#]+)/.exec(path) ?? []
  return name ? decodeURIComponent(name) : null
}

function findTarget(block: string | null, text: string | null): Element | null {
  const section = block ? document.querySelector(`section[data-static="${CSS.escape(BLOCK_PREFIX + block)}"]`) : null
  if (section || !text) return section
  const wanted = comparable(text)
  const elements = document.querySelectorAll('h1, h2, h3, h4, p, li, a, button, span, dt, dd, blockquote')
  return [...elements].find((element) => comparable(wordsOf(element)) === wanted) ?? null
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight * 0.8 && bottom > window.innerHeight * 0.2
}
