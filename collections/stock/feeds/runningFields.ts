import type { Field } from 'payload'
import { DEFAULT_REMOVAL_GUARD_PERCENT } from '../../../src/domain/feeds/feedOptions'
import { FEED_SCHEDULES } from '../../../src/domain/feeds/feedSchedule'
import { date, number, text } from '../../fields/basicFields'
import { parseTimeOfDay } from '../../fields/timeOfDay'

const SCHEDULE_LABELS = {
  off: 'Manually',
  minutes: 'Every few minutes',
  hours: 'Every few hours',
  daily: 'Once a day',
} as const satisfies Record<(typeof FEED_SCHEDULES)[number], string>

const isSchedule = (kind: string) => (_: unknown, schedule: { kind?: string | null } | undefined) =>
  schedule?.kind === kind

/** Schedule of a feed, and the limits of a run. */
export const runningFields: Field[] = [
  {
    name: 'schedule',
    label: 'Schedule',
    type: 'group',
    interfaceName: 'FeedScheduleFields',
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            label: 'Runs',
            type: 'select',
            required: true,
            defaultValue: 'off',
            options: FEED_SCHEDULES.map((value) => ({ value, label: SCHEDULE_LABELS[value] })),
            admin: { width: '50%' },
          },
          number('everyMinutes', 'Minutes between runs', {
            defaultValue: 30,
            min: 5,
            max: 1440,
            admin: { width: '50%', step: 5, condition: isSchedule('minutes') },
          }),
          number('everyHours', 'Hours between runs', {
            defaultValue: 6,
            min: 1,
            max: 168,
            admin: { width: '50%', step: 1, condition: isSchedule('hours') },
          }),
          text('dailyAt', 'At', {
            defaultValue: '05:30',
            hooks: {
              beforeValidate: [({ value }) => (typeof value === 'string' && value ? parseTimeOfDay(value) : value)],
            },
            validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
              (siblingData as { kind?: string }).kind !== 'daily' ||
              /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value ?? '')) ||
              'Enter a time, such as 05:30 or 6am.',
            admin: {
              width: '50%',
              placeholder: '05:30',
              description: 'In the site’s time zone.',
              condition: isSchedule('daily'),
            },
          }),
        ],
      },
    ],
  },
  date('nextRunAt', 'Next run', {
    admin: {
      readOnly: true,
      description: 'Updated on save and after each run.',
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' },
      condition: (data) => Boolean(data?.nextRunAt),
    },
    index: true,
  }),
  {
    type: 'row',
    fields: [
      {
        name: 'mode',
        label: 'Feed contains',
        type: 'select',
        required: true,
        defaultValue: 'full',
        options: [
          { value: 'full', label: 'The whole stock' },
          { value: 'delta', label: 'Changes only' },
        ],
        admin: { width: '50%', description: 'With changes only, cars missing from the feed are kept.' },
      },
      {
        name: 'missingCars',
        label: 'Cars missing from the feed',
        type: 'select',
        required: true,
        defaultValue: 'sold',
        options: [
          { value: 'sold', label: 'Mark as sold' },
          { value: 'removed', label: 'Remove from the site' },
        ],
        admin: {
          width: '50%',
          description: 'Sold cars stay listed for the days set on the site under Tags and sold cars.',
          condition: (data) => data?.mode !== 'delta',
        },
      },
    ],
  },
  number('guardPercent', 'Removal limit (%)', {
    required: true,
    defaultValue: DEFAULT_REMOVAL_GUARD_PERCENT,
    min: 0,
    max: 100,
    admin: {
      step: 1,
      description: 'A run that would remove a larger share of listed cars stops without changes.',
    },
  }),
]
