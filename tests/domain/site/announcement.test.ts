import { expect, test } from 'vitest'
import { announcementId } from '@/site/chrome/announcementMemory'

test('[SITE-16] the same announcement has the same name, another one its own', () => {
  const id = announcementId('Free on-road costs until 30 June')
  expect(announcementId('Free on-road costs until 30 June')).toBe(id)
  expect(announcementId('Free on-road costs until 31 July')).not.toBe(id)
})

test('[SITE-16] a name is safe inside of markup and script, whatever the text', () => {
  expect(announcementId(`</script>'"\\ 🚗`)).toMatch(/^announcement-[0-9a-z]+$/)
})
