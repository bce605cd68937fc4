import { type APIRequestContext, expect } from '@playwright/test'

export interface HtmlFacts {
  html: string
  title?: string
  canonical?: string
  robots?: string
  /** the text of each h1 */
  headings: string[]
  /** structured data, one object per script */
  structuredData: ({ '@type'?: string } & Record<string, unknown>)[]
}

/** The HTML of a page with status 200, without running its scripts. */
export async function readHtml(request: APIRequestContext, url: string): Promise<HtmlFacts> {
  const response = await request.get(url)
  expect(response.status(), url).toBe(200)
  return parseHtml(await response.text())
}

/** @throws if structured data is not JSON */
export function parseHtml(html: string): HtmlFacts {
  const attribute = (pattern: RegExp) => {
    const text = pattern.exec(html)?.[1]
    return text === undefined ? undefined : decodeEntities(text)
  }
  return {
    html,
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    headings: Array.from(html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g), ([, inner]) =>
      decodeEntities(inner!.replaceAll(/<!--.*?-->|<[^>]*>/g, '')).trim(),
    ),
    structuredData: Array.from(
      html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
      ([, json]) => JSON.parse(json!),
    ),
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Replaces the named character references of HTML. */
export const decodeEntities = (text: string) =>
  text.replaceAll(/&(\w+|#\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
