import { expect, test } from 'vitest'
import { announcementId } from '@/site/chrome/announcementMemory'

test('[SITE-16] equal announcements have equal ids, and different ones differ', () => {
  const id = announcementId('Free on-road costs until 30 June')
  expect(announcementId('Free on-road costs until 30 June')).toBe(id)
  expect(announcementId('Free on-road costs until 31 July')).not.toBe(id)
})

test('[SITE-16] an id is safe in markup and script, whatever the text', () => {
  expect(announcementId(`</script>'"\\ 🚗`)).toMatch(/^announcement-[0-9a-z]+$/)
})
