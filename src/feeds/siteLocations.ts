import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../server/database/database'
import { locations } from '../server/database/tables.generated'

/** The locations of a site, as feeds name them. */
export class SiteLocations {
  /** @param ids by yard code, slug and name in lower case */
  constructor(readonly ids: ReadonlyMap<string, number>) {}

  /** By yard code, slug and name; feeds use any of them. */
  static async load(database: Database, siteId: number): Promise<SiteLocations> {
    const { id, slug, name, yardCode } = locations
    const rows = await database
      .select({ id, slug, name, yardCode })
      .from(locations)
      .where(and(eq(locations.site, siteId), isNull(locations.deletedAt)))
    return new SiteLocations(
      new Map(
        // A yard code is entered for feeds: it wins over another location's name.
        (['name', 'slug', 'yardCode'] as const).flatMap((column) =>
          rows.flatMap((row): [string, number][] => {
            const key = row[column]?.trim().toLowerCase()
            return key ? [[key, row.id]] : []
          }),
        ),
      ),
    )
  }

  /** Whether the site has none. */
  get isEmpty(): boolean {
    return this.ids.size === 0
  }

  /** The id of a location; null if the feed names none, undefined if the site has none of that name. */
  find(named: string | null | undefined): number | null | undefined {
    const key = named?.trim().toLowerCase()
    return key ? this.ids.get(key) : null
  }
}
