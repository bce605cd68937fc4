/** Where a feed comes from. */
export const FEED_SOURCES = ['upload', 'file', 'url'] as const
export type FeedSource = (typeof FEED_SOURCES)[number]

/** How a feed is written; `auto` looks at its first bytes. */
export const FEED_FORMATS = ['auto', 'csv', 'xml', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export const FEED_ENCODINGS = ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type FeedEncoding = (typeof FEED_ENCODINGS)[number]

export const FEED_DELIMITERS = ['auto', 'comma', 'semicolon', 'tab', 'bar'] as const
export type FeedDelimiter = (typeof FEED_DELIMITERS)[number]

/** `full`: the feed is the whole stock, so cars that it lacks are gone. `delta`: it holds changes only. */
export const FEED_MODES = ['full', 'delta'] as const
export type FeedMode = (typeof FEED_MODES)[number]

/** What becomes of a car that a full feed no longer has. */
export const MISSING_CARS = ['sold', 'removed'] as const
export type MissingCars = (typeof MISSING_CARS)[number]

export const FEED_RUN_STATUSES = ['waiting', 'running', 'done', 'stopped', 'failed', 'interrupted'] as const
export type FeedRunStatus = (typeof FEED_RUN_STATUSES)[number]

/** Runs that will say more. */
export const isRunning = (status: FeedRunStatus | null | undefined) => status === 'waiting' || status === 'running'

export const FEED_RUN_STARTERS = ['person', 'schedule', 'terminal'] as const
export type FeedRunStarter = (typeof FEED_RUN_STARTERS)[number]

/** Largest share of listed cars, in percent, that a feed may take off the site unless staff say otherwise. */
export const DEFAULT_REMOVAL_GUARD_PERCENT = 20
