import { describe, expect, test } from 'vitest'
import { receiptEmail } from '../../../src/domain/leads/leadEmail'
import { type ReservationState, reservationLabels } from '../../../src/domain/leads/reservation'
import { createReservationToken, parseReservationToken } from '../../../src/leads/reservationToken'
import { buildDeliverableLead } from './deliverableFixture'

const car = { carName: '2024 Kia Rio', noun: 'car', period: '48 hours', until: 'Friday' }

describe('[CAR-19] the link that confirms a reservation', () => {
  test.each([
    ['pending', 'Hold this car'],
    ['held', null],
    ['paid', null],
    ['ended', null],
    ['taken', null],
    ['tooMany', null],
  ] satisfies [ReservationState, string | null][])(
    'of a reservation that is %s has the button %j',
    (state, confirm) => {
      const labels = reservationLabels(state, car)
      expect(labels.confirm).toBe(confirm)
      expect(labels.heading).not.toBe('')
    },
  )

  test('is in the receipt, which says how long it works and what it does', () => {
    const lead = buildDeliverableLead({ pendingHold: { id: 7, heldFor: '48 hours' } })
    const { subject, text } = receiptEmail(lead, { confirmUrl: 'https://dealer.test/reservations/7.abc' })
    expect(subject).toMatch(/^Confirm your reservation/)
    expect(text).toContain('https://dealer.test/reservations/7.abc')
    expect(text).toContain('within 24 hours')
    expect(text).toContain('for 48 hours')
    expect(receiptEmail(buildDeliverableLead()).text).not.toContain('Confirm your reservation')
  })

  test('names its hold, and only this deployment can sign it', () => {
    const token = createReservationToken('secret', 12)
    expect(parseReservationToken('secret', token)).toBe(12)
    expect(parseReservationToken('other', token)).toBeNull()
    expect(parseReservationToken('secret', token.replace('12', '13'))).toBeNull()
    expect(parseReservationToken('secret', '12')).toBeNull()
    expect(parseReservationToken('secret', `9999999999.${token.split('.')[1]}`)).toBeNull()
  })
})
