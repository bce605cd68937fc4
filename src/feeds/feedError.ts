import type { FeedRunReport } from './feedRunReport'

/** A feed that cannot be imported at all; the message says why and what to do, in words for staff. Nothing was changed. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/** Another run of the site goes on. */
export class FeedBusyError extends FeedError {
  override name = 'FeedBusyError'
  constructor() {
    super('Another import of this site is running. Try again when it is done.')
  }
}

/** A run stopped because it would have taken more cars off the site than the guard allows. Nothing was changed. */
export class RemovalGuardError extends FeedError {
  override name = 'RemovalGuardError'
  constructor(
    /** what the run would have done */
    readonly report: FeedRunReport,
    readonly listed: number,
    readonly guardPercent: number,
  ) {
    super(
      `The feed would take ${report.sold} of ${listed} cars off the site, more than the ${guardPercent}% that the guard ` +
        'allows. Nothing was changed. Check the feed, or raise the guard for this run.',
    )
  }
}
