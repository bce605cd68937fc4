import type { BlockData } from '@blocks/blockProps'
import { listMakes } from '@/data/stock/makes'
import { getFacetCounts, getSearchVocabulary } from '@/data/stock/stock'
import type { Site } from '@/domain/site/site'
import { searchLink } from '@/domain/stock/searchUrl'
import type { BrandGroup, BrandTile } from '@/stock/BrandGrid'

/** The block's groups with a link for each brand. Skips groups whose brands no longer exist. */
export async function loadBrandGroups(block: BlockData<'brandGrid'>, site: Site): Promise<BrandGroup[]> {
  const [makes, counts, vocabulary] = await Promise.all([
    listMakes(site.id),
    getFacetCounts(site, 'make'),
    getSearchVocabulary(site),
  ])
  const inStock = new Map(counts.map(({ value, count }) => [value.toLowerCase(), count]))
  const tile = ({
    name,
    slug,
    logo,
    link,
  }: {
    name: string
    slug: string
    logo: BrandTile['logo']
    link?: string | null
  }) => ({
    name,
    slug,
    logo,
    count: block.showCounts ? (inStock.get(name.toLowerCase()) ?? 0) : null,
    href: link || searchLink({ refinements: { make: [name] } }, vocabulary),
  })
  const configuredGroups = (block.groups ?? []).map(({ label, icon, makes: relations }) => ({
    label,
    icon,
    brands: relations.flatMap((relation) => {
      const id = typeof relation === 'object' ? relation.id : relation
      return makes.filter((make) => make.id === id).map(tile)
    }),
  }))
  const groups = configuredGroups.filter(({ brands }) => brands.length > 0)
  if (groups.length > 0) return groups
  const siteBrands = site.brands.map(({ slug, logo, name }) => {
    const make = makes.find((candidate) => candidate.slug === slug)
    return tile({ name: make?.name ?? name, slug, logo, link: make?.link })
  })
  const stocked = counts.map(({ value }) => tile({ name: value, slug: toSlug(value), logo: null }))
  const brands = siteBrands.length > 0 ? siteBrands : stocked
  return brands.length > 0 ? [{ label: block.heading, icon: 'car', brands }] : []
}

const toSlug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '')
