import type { Field, TextField } from 'payload'
import { DEFAULT_QUIET_HOURS } from '../../../src/domain/alerts/alertSchedule'
import {
  DEFAULT_RETENTION,
  RETENTION_KINDS,
  RETENTION_LABELS,
  RETENTION_MONTHS,
} from '../../../src/domain/privacy/retention'
import {
  CONSENT_MODES,
  type ConsentMode,
  type ConsentWording,
  DEFAULT_CONSENT_WORDING,
} from '../../../src/domain/tags/consent'
import { superAdminField } from '../../access/rules'
import { number, text, textarea } from '../../fields/basicFields'
import { parseTimeOfDay } from '../../fields/timeOfDay'

const CONSENT_MODE_LABELS: Record<ConsentMode, string> = {
  off: 'Off: nothing is asked',
  notice: 'Notice: marketing tags run until the shopper refuses',
  optIn: 'Opt-in: nothing but what is necessary before the shopper agrees',
}

const consentText = (name: keyof ConsentWording, label: string, maxLength: number) => {
  const [optIn, notice] = [DEFAULT_CONSENT_WORDING.optIn[name], DEFAULT_CONSENT_WORDING.notice[name]]
  return (maxLength > 80 ? textarea : text)(name, label, {
    maxLength,
    admin: { placeholder: optIn === notice ? optIn : `Opt-in: ${optIn} Notice: ${notice}` },
  })
}

/** How the site asks for consent, and with which words. */
const consentField: Field = {
  name: 'consent',
  label: 'Consent',
  type: 'group',
  interfaceName: 'SiteConsent',
  admin: {
    hideGutter: true,
    description:
      'A bar that asks shoppers before marketing tags run and their browser remembers what it does not need, and Your privacy choices in the footer. A changed wording asks everybody again; earlier wordings stay among the versions.',
  },
  fields: [
    {
      name: 'mode',
      label: 'Ask for consent',
      type: 'select',
      defaultValue: 'off',
      options: CONSENT_MODES.map((value) => ({ value, label: CONSENT_MODE_LABELS[value] })),
      admin: { isClearable: false },
    },
    {
      type: 'collapsible',
      label: 'Wording of consent',
      admin: {
        initCollapsed: true,
        description:
          'Leave a field empty for the words shown in it, which differ by mode where that changes what is true.',
      },
      fields: [
        consentText('title', 'Heading', 60),
        consentText('text', 'Text', 600),
        {
          type: 'row',
          fields: [
            consentText('accept', 'Button to accept', 40),
            consentText('decline', 'Button to refuse', 40),
            consentText('choose', 'Button to choose', 40),
            consentText('save', 'Button to save choices', 40),
          ],
        },
        consentText('functional', 'Purpose: functional', 300),
        consentText('analytics', 'Purpose: analytics', 300),
        consentText('marketing', 'Purpose: marketing', 300),
      ],
    },
  ],
}

/** Consent, alerts, and the months after which each kind of data is removed by the nightly job. */
export const privacyFields: Field[] = [
  consentField,
  {
    name: 'alerts',
    label: 'Alerts',
    type: 'group',
    interfaceName: 'SiteAlerts',
    admin: {
      hideGutter: true,
      description:
        'Emails about saved searches and vehicles, if Saved searches and alerts is turned on under Features. None is sent in the quiet hours of the site\u2019s time zone; what waits is sent after them.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          quietTime('quietFrom', 'Quiet from', DEFAULT_QUIET_HOURS.from),
          quietTime('quietTo', 'Quiet until', DEFAULT_QUIET_HOURS.to),
        ],
      },
      {
        name: 'sender',
        label: 'Sender address',
        type: 'email',
        // Whoever sets it sends in the name of an address.
        access: { create: superAdminField, update: superAdminField },
        admin: {
          placeholder: 'alerts@dealer.com.au',
          description:
            'Alerts, service reminders and prizes come from this address of the dealer. Set by a super admin, once the mail server may send for its domain (SPF and DKIM). Without one they come from the address of the deployment, under the dealer\u2019s name.',
        },
      },
    ],
  },
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

function quietTime(name: string, label: string, defaultValue: string): TextField {
  return {
    ...{ name, label, defaultValue },
    type: 'text',
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' && value ? parseTimeOfDay(value) : value)] },
    validate: (value: string | null | undefined) =>
      !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || 'Enter a time, such as 20:00 or 8pm.',
    admin: { placeholder: defaultValue },
  }
}
