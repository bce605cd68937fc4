import { describeSchedule } from '@/domain/calendar/describeSchedule'
import type { SettingsDraftDesk } from '@/domain/releases/settingsDraftDesk'

/** "Draft: 3 changes", when it is published, or what stands against that. */
export function describeDraft({ changes, conflicts, fault, publishAt, timeZone }: SettingsDraftDesk): string {
  if (fault) return 'Draft was not published'
  if (conflicts.length > 0) return conflicts.length === 1 ? 'Draft: 1 conflict' : `Draft: ${conflicts.length} conflicts`
  if (publishAt) return describeSchedule({ at: publishAt, event: 'publishes' }, timeZone)
  return changes.length === 1 ? 'Draft: 1 change' : `Draft: ${changes.length} changes`
}
