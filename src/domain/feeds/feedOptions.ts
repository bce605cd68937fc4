/** Where a feed is read from. */
export const FEED_SOURCES = ['upload', 'file', 'url'] as const
export type FeedSource = (typeof FEED_SOURCES)[number]

/** The file format of a feed; `auto` detects it from the first bytes. */
export const FEED_FORMATS = ['auto', 'csv', 'xml', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export const FEED_ENCODINGS = ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type FeedEncoding = (typeof FEED_ENCODINGS)[number]

export const FEED_DELIMITERS = ['auto', 'comma', 'semicolon', 'tab', 'bar'] as const
export type FeedDelimiter = (typeof FEED_DELIMITERS)[number]

/** `full`: the feed is the whole stock, so cars missing from it are removed. `delta`: it contains only changes. */
export const FEED_MODES = ['full', 'delta'] as const
export type FeedMode = (typeof FEED_MODES)[number]

/** What happens to a car that is missing from a full feed. */
export const MISSING_CARS = ['sold', 'removed'] as const
export type MissingCars = (typeof MISSING_CARS)[number]

export const FEED_RUN_STATUSES = ['waiting', 'running', 'done', 'stopped', 'failed', 'interrupted'] as const
export type FeedRunStatus = (typeof FEED_RUN_STATUSES)[number]

/** True while a run is queued or in progress. */
export const isRunning = (status: FeedRunStatus | null | undefined) => status === 'waiting' || status === 'running'

export const FEED_RUN_STARTERS = ['person', 'schedule', 'terminal'] as const
export type FeedRunStarter = (typeof FEED_RUN_STARTERS)[number]

/** Default maximum share of listed cars, in percent, that a feed may remove from the site. */
export const DEFAULT_REMOVAL_GUARD_PERCENT = 20
