import type { Field } from 'payload'
import { checkbox, number, text, textarea } from '../../fields/basicFields'

/** Fields edited by staff. Feeds never change them. */
export const staffFields: Field[] = [
  {
    type: 'row',
    fields: [
      checkbox('show_on_dealer_website', 'Show on website', {
        defaultValue: true,
        admin: { width: '50%', description: 'If off, the car is hidden everywhere.' },
      }),
      number('custom_rank', 'Rank', {
        defaultValue: 0,
        min: -1000,
        max: 1000,
        admin: { step: 1, width: '50%', description: 'Higher ranks come first when sorted by Recommended.' },
      }),
    ],
  },
  text('tag', 'Tag', {
    maxLength: 24,
    admin: { placeholder: 'Test Drive Only', description: 'Shown on the photo instead of Coming Soon or New.' },
  }),
  textarea('dealercomments', 'Dealer comments', {
    admin: { rows: 6, description: 'The first 400 characters show before Show More.' },
  }),
  text('video_url', 'Video', {
    validate: validateVideoUrl,
    admin: {
      placeholder: 'https://www.youtube.com/watch?v=...',
      description: 'YouTube, Vimeo or a video file. Shown in the gallery and played on click.',
    },
  }),
  text('walkaround_url', 'Walkaround', {
    validate: validateVideoUrl,
    admin: {
      placeholder: 'https://vimeo.com/...',
      description: 'A walkaround video. Shown in its own gallery view.',
    },
  }),
]

function validateVideoUrl(value: unknown) {
  return (
    !value ||
    /^(https:\/\/\S[^\s.]*\.\S+|\/[^/\s]\S*)$/.test(String(value)) ||
    'Enter a URL that starts with https://, or a path on this site.'
  )
}
