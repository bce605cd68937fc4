/** Something that waits for the user, with the address where it is done. */
export interface TodayTask {
  /** how many there are; null for one that is named */
  count: number | null
  text: string
  href: string
  isUrgent: boolean
}
