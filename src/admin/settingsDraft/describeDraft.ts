import { describeSchedule } from '@/domain/calendar/describeSchedule'
import type { SettingsDraftDesk } from '@/domain/releases/settingsDraftDesk'

/** "Draft: 3 changes", or when it is published. */
export function describeDraft({ changes, fault, publishAt, timeZone }: SettingsDraftDesk): string {
  if (fault) return 'Draft was not published'
  if (publishAt) return describeSchedule({ at: publishAt, event: 'publishes' }, timeZone)
  return changes.length === 1 ? 'Draft: 1 change' : `Draft: ${changes.length} changes`
}
