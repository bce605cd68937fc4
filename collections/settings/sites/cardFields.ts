import type { Field } from 'payload'
import {
  CARD_BUTTONS,
  type CardButtonKind,
  OFFERED_SAVE_BUTTONS,
  SAVE_BUTTONS,
  saveButtonFromStored,
} from '../../../src/domain/site/site'
import { tick } from '../../fields/plain'

const BUTTON_LABELS: Record<CardButtonKind, string> = {
  enquire: 'Enquire Now',
  viewDetails: 'View Details',
  testDrive: 'Book a Test Drive',
  reserve: 'Reserve Now',
}

/** Buttons that fit a card on a phone. */
const MAX_BUTTONS = 2

/** What search cards carry beside the car (CARD-01 to CARD-04). */
export const cardFields: Field = {
  name: 'cards',
  label: 'Search cards',
  type: 'group',
  interfaceName: 'SiteCards',
  admin: { hideGutter: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'buttons',
          label: 'Buttons',
          type: 'select',
          hasMany: true,
          defaultValue: ['enquire', 'viewDetails'],
          options: CARD_BUTTONS.map((value) => ({ value, label: BUTTON_LABELS[value] })),
          validate: (value) =>
            !Array.isArray(value) ||
            value.length <= MAX_BUTTONS ||
            `Choose ${MAX_BUTTONS} at most: a card has no room for more.`,
          admin: {
            width: '50%',
            description: 'One or two; the first is the heavier. A car that cannot be reserved leaves Reserve Now out.',
          },
        },
        tick('reserveFeeOnButton', 'Fee on Reserve Now', {
          admin: { width: '50%', description: 'As in "Reserve Now $200", with the reservation fee of the car pages.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'saveButton',
          label: 'Button in the corner',
          type: 'select',
          required: true,
          defaultValue: 'favourite',
          options: Object.entries(SAVE_BUTTONS).map(([value, { label }]) => ({ value, label })),
          filterOptions: ({ options }) =>
            options.filter((option) =>
              OFFERED_SAVE_BUTTONS.some((name) => typeof option === 'object' && option.value === name),
            ),
          // With one button there is nothing to choose.
          hidden: OFFERED_SAVE_BUTTONS.length < 2,
          hooks: { afterRead: [({ value }) => saveButtonFromStored(value)] },
          admin: { width: '50%', description: 'Shows while Favourites is on among the features.' },
        },
        tick('locationOverlay', 'Location on the photo', {
          admin: { width: '50%', description: 'Off, the location stands beneath the price.' },
        }),
      ],
    },
    tick('requestPhotos', 'Ask for photos', {
      defaultValue: true,
      admin: { description: 'Cards without a photo let shoppers ask for some.' },
    }),
  ],
}
