import type { Field } from 'payload'
import { CARD_BUTTONS, type CardButtonKind, SAVE_BUTTONS } from '../../../src/domain/site/site'
import { checkbox } from '../../fields/basicFields'

const BUTTON_LABELS: Record<CardButtonKind, string> = {
  enquire: 'Enquire Now',
  viewDetails: 'View Details',
  testDrive: 'Book a Test Drive',
  reserve: 'Reserve Now',
}

/** Buttons that fit on a card at phone width. */
const MAX_BUTTONS = 2

/** Search card settings (CARD-01 to CARD-04). */
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
            !Array.isArray(value) || value.length <= MAX_BUTTONS || `Choose up to ${MAX_BUTTONS} buttons.`,
          admin: {
            width: '50%',
            description:
              'One or two. The first is the primary button. Reserve Now is hidden on cars that cannot be reserved.',
          },
        },
        checkbox('reserveFeeOnButton', 'Show fee on Reserve Now', {
          admin: { width: '50%', description: 'Such as "Reserve Now $200". The fee is set under Car page.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'saveButton',
          label: 'Corner button',
          type: 'select',
          required: true,
          defaultValue: 'favourite',
          options: Object.entries(SAVE_BUTTONS).map(([value, label]) => ({ value, label })),
          admin: {
            width: '50%',
            description:
              'Shown when Favourites is turned on under Features. Scales needs Compare there, Garage needs My garage; without it, it is the heart.',
          },
        },
        checkbox('locationOverlay', 'Location on photo', {
          admin: { width: '50%', description: 'If off, the location is shown below the price.' },
        }),
      ],
    },
    checkbox('requestPhotos', 'Request photos', {
      defaultValue: true,
      admin: { description: 'Shoppers can request photos on cards without any.' },
    }),
  ],
}
