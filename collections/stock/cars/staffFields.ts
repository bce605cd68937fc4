import type { Field } from 'payload'
import { number, text, textarea, tick } from '../../fields/plain'

/** What staff say about a car; kept when a feed brings it again. */
export const staffFields: Field[] = [
  {
    type: 'row',
    fields: [
      tick('show_on_dealer_website', 'Shown on the website', {
        defaultValue: true,
        admin: { width: '50%', description: 'Off, the car is nowhere on the site.' },
      }),
      number('custom_rank', 'Rank', {
        defaultValue: 0,
        min: -1000,
        max: 1000,
        admin: { step: 1, width: '50%', description: 'Higher comes first under Recommended.' },
      }),
    ],
  },
  text('tag', 'Tag', {
    maxLength: 24,
    admin: { placeholder: 'Test Drive Only', description: 'Shown on the photo in place of Coming Soon or New.' },
  }),
  textarea('dealercomments', 'Dealer comments', {
    admin: { rows: 6, description: 'What a shopper should know. The first 400 characters show before Show More.' },
  }),
  text('video_url', 'Video', {
    validate: videoAddress,
    admin: {
      placeholder: 'https://www.youtube.com/watch?v=...',
      description: 'YouTube, Vimeo or a video file. Shown among the photos, and played only when a shopper asks.',
    },
  }),
  text('walkaround_url', 'Walkaround', {
    validate: videoAddress,
    admin: {
      placeholder: 'https://vimeo.com/...',
      description: 'A video of somebody walking round the car; it has a view of its own beside the photos.',
    },
  }),
]

function videoAddress(value: unknown) {
  return (
    !value ||
    /^(https:\/\/\S+\.\S+|\/[^/\s]\S*)$/.test(String(value)) ||
    'The whole address of the video, from https:// on, or a path on the site.'
  )
}
