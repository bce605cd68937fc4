'use client'

import { createElement, type HTMLAttributes, type ReactNode, useCallback } from 'react'
import { watchShowMore } from '../layout/watchShowMore'
import { watchPictures } from '../media/watchPictures'
import { addStaticPart, STATIC_HTML } from './staticParts'

// Pictures and Show More inside static parts have no component in the browser.
watchPictures()
watchShowMore()

export interface StaticHtmlProps extends HTMLAttributes<HTMLElement> {
  /** of a link */
  href?: string
  as: 'a' | 'article' | 'details' | 'div' | 'footer' | 'header' | 'li' | 'nav' | 'p' | 'section' | 'ul'
  /** names the part; parts of one name have the same HTML */
  part: string
  /** what never changes after it was rendered: elements, and components that need no hydration */
  children?: ReactNode
  /** in place of children, on the server: their HTML */
  html?: string
  [data: `data-${string}`]: string | number | boolean | null | undefined
}

/** The elements that the server sent, by part: for one that React creates anew, such as when the shopper goes back. */
const serverElements = new Map<string, Element>()
let hasAll = false

/** Until the page has been parsed there may be more. */
function findServerElements(): void {
  if (hasAll) return
  hasAll = document.readyState !== 'loading'
  for (const element of document.querySelectorAll<HTMLElement>('[data-static]')) {
    const part = element.dataset.static ?? ''
    if (!serverElements.has(part)) serverElements.set(part, element)
  }
}

if (typeof document !== 'undefined') {
  findServerElements()
  document.addEventListener('DOMContentLoaded', findServerElements)
}

/**
 * A part of the page that never changes after it was rendered. `src/server/staticParts.mjs` drops its content and attributes
 * from the copy of the page that React reads, so that they are sent once and the content is not hydrated.
 */
export function StaticHtml({ as, part, children, html, ...rest }: StaticHtmlProps) {
  const isDropped = children === STATIC_HTML
  const hasAttributes = Object.keys(rest).length > 0
  const addPart = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const original = serverElements.get(part)
      if (!hasAttributes)
        for (const { name, value } of original?.attributes ?? [])
          if (!element.hasAttribute(name)) element.setAttribute(name, value)
      if (!isDropped) return
      if (!element.firstChild) {
        element.append(...Array.from(original?.childNodes ?? [], (node) => node.cloneNode(true)))
      }
      return addStaticPart(element)
    },
    [part, isDropped, hasAttributes],
  )
  if (html !== undefined)
    return createElement(as, { ...rest, 'data-static': part, dangerouslySetInnerHTML: { __html: html } })
  if (!isDropped)
    return createElement(as, { ...rest, 'data-static': part, ref: hasAttributes ? undefined : addPart }, children)
  return createElement(as, {
    ...rest,
    'data-static': part,
    ref: addPart,
    // With an empty string React keeps the HTML that it finds.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: EMPTY_HTML,
  })
}

const EMPTY_HTML = { __html: '' }
