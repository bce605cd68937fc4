import type { Field } from 'payload'
import {
  DEFAULT_RETENTION,
  RETENTION_KINDS,
  RETENTION_LABELS,
  RETENTION_MONTHS,
} from '../../../src/domain/privacy/retention'
import { number } from '../../fields/basicFields'

/** Months after which each kind of data is removed by the nightly job. */
export const privacyFields: Field[] = [
  {
    name: 'privacy',
    label: 'Retention',
    type: 'group',
    interfaceName: 'SitePrivacy',
    admin: {
      hideGutter: true,
      description:
        'Months until data is removed, every night. The privacy desk shows what is due. If you change these, update the privacy policy page.',
    },
    fields: RETENTION_KINDS.map((kind) =>
      number(kind, `${RETENTION_LABELS[kind].label} (months)`, {
        defaultValue: DEFAULT_RETENTION[kind],
        ...RETENTION_MONTHS,
        validate: (value: number | null | undefined) =>
          (Number.isInteger(value) && Number(value) >= RETENTION_MONTHS.min && Number(value) <= RETENTION_MONTHS.max) ||
          `Enter whole months from ${RETENTION_MONTHS.min} to ${RETENTION_MONTHS.max}.`,
        admin: { step: 1, description: RETENTION_LABELS[kind].what },
      } as object),
    ),
  },
]
