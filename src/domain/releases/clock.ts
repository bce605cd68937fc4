/** A moment on the clock of an IANA zone, without the zone: `2027-06-01T09:00`. */
export function clockIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  } as const).formatToParts(moment)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}
