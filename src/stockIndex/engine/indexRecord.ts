/** A record of the index. `objectID` is its key, an integer as text. */
export type IndexRecord = { objectID: string } & Record<string, unknown>
