import type { TaskHandler } from 'payload'

export type ScheduledPublish = TaskHandler<'schedulePublish'>
type Arguments = Parameters<ScheduledPublish>[0]

/** Publishes or unpublishes a document that is due, with Payload's own task. */
export type ScheduledPublishing = (args: Arguments, publish: ScheduledPublish) => ReturnType<ScheduledPublish>

// Next loads a module once for each layer that imports it; the copies share globalThis.
const shared = globalThis as { forecourtScheduledPublishing?: ScheduledPublishing }

/** Makes it available to Payload's jobs, which the configuration runs and which cannot import it. Called by the REST API, which runs them. */
export function registerScheduledPublishing(publishing: ScheduledPublishing): void {
  shared.forecourtScheduledPublishing = publishing
}

/** Undefined outside of the web server. */
export const getScheduledPublishing = (): ScheduledPublishing | undefined => shared.forecourtScheduledPublishing
