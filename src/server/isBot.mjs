// @ts-check
// JavaScript, since the production server reads it without compiling it.

/** Crawlers, monitors and programs by the names that they give themselves. */
const BOT =
  /bot|crawl|spider|slurp|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|headless|lighthouse|facebookexternalhit|okhttp|axios|node/i

/**
 * Whether a user agent is a program's, or missing. Figures leave it out.
 * @param {string | null | undefined} agent
 */
export const isBot = (agent) => !agent || BOT.test(agent)
