import type { Field } from 'payload'
import { DEFAULT_REMOVAL_GUARD_PERCENT } from '../../../src/domain/feeds/feedOptions'
import { FEED_SCHEDULES } from '../../../src/domain/feeds/feedSchedule'
import { moment, number, text } from '../../fields/plain'
import { asTimeOfDay } from '../../fields/timeOfDay'

const SCHEDULE_LABELS = {
  off: 'Only when someone starts it',
  minutes: 'Every so many minutes',
  hours: 'Every so many hours',
  daily: 'Once a day',
} as const satisfies Record<(typeof FEED_SCHEDULES)[number], string>

const scheduled = (kind: string) => (_: unknown, schedule: { kind?: string | null } | undefined) =>
  schedule?.kind === kind

/** When a feed runs, and what it may do to the stock. */
export const runningFields: Field[] = [
  {
    name: 'schedule',
    label: 'When it runs',
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
            admin: { width: '50%', step: 5, condition: scheduled('minutes') },
          }),
          number('everyHours', 'Hours between runs', {
            defaultValue: 6,
            min: 1,
            max: 168,
            admin: { width: '50%', step: 1, condition: scheduled('hours') },
          }),
          text('dailyAt', 'At', {
            defaultValue: '05:30',
            hooks: {
              beforeValidate: [({ value }) => (typeof value === 'string' && value ? asTimeOfDay(value) : value)],
            },
            validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
              (siblingData as { kind?: string }).kind !== 'daily' ||
              /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value ?? '')) ||
              'A time such as 05:30 or 6am.',
            admin: {
              width: '50%',
              placeholder: '05:30',
              description: 'In the site’s time zone.',
              condition: scheduled('daily'),
            },
          }),
        ],
      },
    ],
  },
  moment('nextRunAt', 'Runs next', {
    admin: {
      readOnly: true,
      description: 'Worked out when you save, and after each run.',
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
        label: 'The feed holds',
        type: 'select',
        required: true,
        defaultValue: 'full',
        options: [
          { value: 'full', label: 'The whole stock' },
          { value: 'delta', label: 'Changes only' },
        ],
        admin: { width: '50%', description: 'With changes only, cars that are not in the feed stay as they are.' },
      },
      {
        name: 'missingCars',
        label: 'Cars that the feed no longer has',
        type: 'select',
        required: true,
        defaultValue: 'sold',
        options: [
          { value: 'sold', label: 'Are marked sold, with the day' },
          { value: 'removed', label: 'Are taken off the site at once' },
        ],
        admin: {
          width: '50%',
          description: 'Sold cars stay listed for as many days as the site says under Tags and sold cars.',
          condition: (data) => data?.mode !== 'delta',
        },
      },
    ],
  },
  number('guardPercent', 'Largest share that a run may take away (%)', {
    required: true,
    defaultValue: DEFAULT_REMOVAL_GUARD_PERCENT,
    min: 0,
    max: 100,
    admin: {
      step: 1,
      description: 'A run that would mark more of the listed cars as sold stops and changes nothing.',
    },
  }),
]
