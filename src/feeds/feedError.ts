import type { FeedRunReport } from './feedRunReport'

/** A feed that cannot be imported; the message tells staff why and what to do. Nothing was changed. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/** Another import of the site is running. */
export class FeedBusyError extends FeedError {
  override name = 'FeedBusyError'
  constructor() {
    super('Another import of this site is running. Try again later.')
  }
}

/** A run stopped because it would remove more cars than the guard allows. Nothing was changed. */
export class RemovalGuardError extends FeedError {
  override name = 'RemovalGuardError'
  constructor(
    /** what the run would have done */
    readonly report: FeedRunReport,
    readonly listed: number,
    readonly guardPercent: number,
  ) {
    super(
      `The feed would remove ${report.sold} of ${listed} cars from the site, more than the guard's limit of ${guardPercent}%. ` +
        'Nothing was changed. Check the feed, or raise the limit for this run.',
    )
  }
}

/** A run stopped because no row of the feed is a valid car. Nothing was changed. */
export class NoCarsError extends FeedError {
  override name = 'NoCarsError'
  constructor(
    message: string,
    /** why each row was rejected, and what else is to be mended */
    readonly report: FeedRunReport,
  ) {
    super(message)
  }
}
