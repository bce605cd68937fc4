/** One row of a feed as it came: where it stood and its cells by column name. */
export interface FeedRecord {
  /** line in the file, the header being 1 */
  line: number
  fields: Record<string, string>
}
