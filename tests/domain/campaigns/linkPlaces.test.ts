import { expect, it } from 'vitest'
import { LINK_PLACES, newCampaignSchema } from '../../../src/domain/campaigns/newCampaign'
import { cleanCampaignWord } from '../../../src/domain/leads/attribution'

it('[SITE-21] a new campaign says where its link stands, in the words that reports have', () => {
  const words = newCampaignSchema.shape.utmSource
  expect(words.parse(' Newsletter ')).toBe('newsletter')
  for (const empty of ['', '  ', undefined])
    expect(words.safeParse(empty).error?.issues[0]?.message).toMatch(/^Enter where the link stands, such as newsletter/)
  expect(newCampaignSchema.shape.utmMedium.safeParse('').error?.issues[0]?.message).toMatch(/such as email/)
  for (const { source, medium } of LINK_PLACES)
    expect([cleanCampaignWord(source), cleanCampaignWord(medium)]).toEqual([source, medium])
  const names = LINK_PLACES.map(({ source, medium }) => `${source} / ${medium}`)
  expect(new Set(names).size).toBe(names.length)
})
