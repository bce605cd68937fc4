import { parseHotspots } from '../../domain/car/hotspots'
import type { Car, CarImage, CarSpecification } from '../../domain/stock/car'
import { parseLenders } from '../../domain/stock/lenders'
import type { Car as CarDocument } from '../../payload-types'
import { idOf } from './relation'

/** The domain's car from its document. JSON columns come from feeds, so each is read defensively. */
export function toCar(document: CarDocument): Car {
  return {
    id: document.id,
    siteId: idOf(document.site) ?? 0,
    slug: document.slug,
    path: `/cars/${document.slug}`,
    name: document.name,
    stockNumber: document.stocknum,
    vin: document.vin ?? null,
    regPlate: document.regplate ?? null,
    regoExpiry: document.rego_expiry ?? null,
    nvic: document.nvic ?? null,
    carType: document.car_type,
    status: document.status,
    itemType: document.item_type,
    reserved: Boolean(document.reserved || document.held),
    certified: document.certified ?? false,
    preorder: document.preorder ?? false,
    showOnDealerWebsite: document.show_on_dealer_website ?? false,
    soldDate: document.sold_date ?? null,
    createdAt: document.listed_at ?? document.createdAt,
    updatedAt: document.updatedAt,
    year: document.year ?? null,
    make: document.make,
    model: document.model,
    badge: document.badge ?? null,
    series: document.series ?? null,
    buildDate: document.build_date ?? null,
    complianceDate: document.compliance_date ?? null,
    price: document.price ?? null,
    beforePrice: document.before_price ?? null,
    offerPrice: document.offer_price ?? null,
    subscriptionPrice: document.subscription_price ?? null,
    priceType: document.price_type ?? null,
    marketAveragePrice: document.market_average_price ?? null,
    stateMarketAveragePrice: document.state_market_average_price ?? null,
    km: document.km ?? null,
    colour: document.colour ?? null,
    interiorColour: document.interior_colour ?? null,
    body: document.body ?? null,
    simpleBody: document.simple_body ?? null,
    transmission: document.trans ?? null,
    simpleTransmission: document.simple_transmission ?? null,
    gears: document.gearnum ?? null,
    drive: document.drive ?? null,
    simpleDrive: document.simple_drive ?? null,
    fuel: document.fuel ?? null,
    simpleFuel: document.simple_fuel ?? null,
    seats: document.seats ?? null,
    doors: document.doors ?? null,
    cylinders: document.cylinders ?? null,
    engineSizeLitres: document.engine_size_litres ?? null,
    engineSizeCc: document.engine_size_cc ?? null,
    induction: document.induction ?? null,
    gearType: document.gear_type ?? null,
    bodyConfiguration: document.body_configuration ?? null,
    powerKw: document.power_kw ?? null,
    torqueNm: document.torque_nm ?? null,
    fuelConsumption: document.fuel_consumption ?? null,
    fuelCapacityLitres: document.fuel_capacity_litres ?? null,
    towingCapacityBrakedKg: document.towing_capacity_braked_kg ?? null,
    grossVehicleMassKg: document.gross_vehicle_mass_kg ?? null,
    lengthMm: document.length_mm ?? null,
    widthMm: document.width_mm ?? null,
    heightMm: document.height_mm ?? null,
    ancapRating: document.ancap_rating ?? null,
    ancapYear: document.ancap_year ?? null,
    sleeps: document.sleeps ?? null,
    bodyLengthFeet: document.body_length_feet ?? null,
    bodyWidthFeet: document.body_width_feet ?? null,
    tareWeightKg: document.tare_weight_kg ?? null,
    aggregateTrailerMassKg: document.aggregate_trailer_mass_kg ?? null,
    axleType: document.axle_type ?? null,
    specifications: listOf(document.specifications, isSpecification),
    features: listOf(document.features, isText),
    categories: listOf(document.categories, isText),
    dealerComments: document.dealercomments ?? null,
    tag: document.tag ?? null,
    videoUrl: document.video_url ?? null,
    images: listOf(document.images, isImage),
    spinImages: listOf(document.spin_images, isText),
    interiorImages: listOf(document.interior_images, isText),
    walkaroundUrl: document.walkaround_url || null,
    hotspots: parseHotspots(document.hotspots),
    photosCount: document.photos_count ?? 0,
    views: document.views ?? 0,
    historyReportUrl: document.history_report_url ?? null,
    carAnalysisUrl: document.car_analysis_url ?? null,
    ppsrReportUrl: document.ppsr_report_url ?? null,
    locationId: idOf(document.location),
    privateSuburb: document.private_suburb ?? null,
    privatePostcode: document.private_postcode ?? null,
    lenders: parseLenders(document.finance_lenders),
  }
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

const isText = (item: unknown): item is string => typeof item === 'string' && item !== ''

const hasTexts = (item: unknown, ...names: string[]): boolean =>
  typeof item === 'object' && item !== null && names.every((name) => isText((item as Record<string, unknown>)[name]))

const isImage = (item: unknown): item is CarImage => hasTexts(item, 'url', 'thumbUrl')

const isSpecification = (item: unknown): item is CarSpecification => hasTexts(item, 'label', 'value')
