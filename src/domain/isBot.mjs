// @ts-check
// JavaScript, since the production server reads it without compiling it.

/** Crawlers, link previews, monitors and programs by the names that they give themselves, the product's own requests among them. A Cubot is a phone. */
const BOT =
  /(?<!cu)bots?\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|lighthouse|headless|pingdom|monitor|scan|fetch|python|curl|wget|java\/|go-http|okhttp|axios|node\b|undici|scrapy|archiver|validator|^forecourt$/i

/**
 * True for search engines, link previews, monitors and scripts, and for an empty user agent.
 * @param {string | null | undefined} userAgent
 * @returns {boolean}
 */
export function isBot(userAgent) {
  return !userAgent?.trim() || BOT.test(userAgent)
}
