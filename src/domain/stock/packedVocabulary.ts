import { slugify } from '../site/slug'
import type { BodyName, LandingName, SearchVocabulary } from './landingPath'

/** A name, and its slug if it is not the one that is derived from the name. */
type PackedName = string | LandingName

/** A `SearchVocabulary` as pages carry it to the browser: a large stock has hundreds of models. */
export interface PackedVocabulary extends Pick<SearchVocabulary, 'locations'> {
  makes: PackedName[]
  /** by make */
  models: Record<string, PackedName[]>
  dealerships: PackedName[]
  bodies: (PackedName | BodyName)[]
  fuels: PackedName[]
}

/** Packs a vocabulary for a page. */
export function packVocabulary(vocabulary: SearchVocabulary): PackedVocabulary {
  const models: [make: string, names: PackedName[]][] = []
  for (const { make, name, slug } of vocabulary.models) {
    const packed = packName({ name, slug })
    const names = models.find(([known]) => known === make)?.[1]
    if (names) names.push(packed)
    else models.push([make, [packed]])
  }
  return {
    makes: vocabulary.makes.map(packName),
    models: Object.fromEntries(models),
    locations: vocabulary.locations,
    dealerships: vocabulary.dealerships.map(packName),
    bodies: vocabulary.bodies.map((body) => (body.itemType ? body : packName(body))),
    fuels: vocabulary.fuels.map(packName),
  }
}

/** The inverse of `packVocabulary`; models are grouped by make. */
export function unpackVocabulary(packed: PackedVocabulary): SearchVocabulary {
  return {
    makes: packed.makes.map(unpackName),
    models: Object.entries(packed.models).flatMap(([make, names]) =>
      names.map((name) => ({ ...unpackName(name), make })),
    ),
    locations: packed.locations,
    dealerships: packed.dealerships.map(unpackName),
    bodies: packed.bodies.map(unpackName),
    fuels: packed.fuels.map(unpackName),
  }
}

const packName = ({ name, slug }: LandingName): PackedName => (slug === slugify(name) ? name : { slug, name })

const unpackName = (packed: PackedName): LandingName =>
  typeof packed === 'string' ? { slug: slugify(packed), name: packed } : packed
