import type { FeedField } from './feedRow'

/** What stock systems call a field beside its own name, in lower case without signs and spaces. */
const ALIASES: Partial<Record<FeedField, string>> = {
  stocknum:
    'stock stockno stockid stocknumber stockcode dealerstockno dealerstocknumber vehiclestockno sku unitid unitnumber',
  vin: 'vinnumber vinno chassis chassisno chassisnumber vehicleidentificationnumber',
  nvic: 'nviccode glasscode redbookcode',
  regplate: 'rego regono regonumber registration registrationnumber registrationno licenceplate licenseplate',
  rego_expiry: 'regoexpiry regoexpirydate registrationexpiry regodue expiryrego',
  car_type: 'condition vehiclecondition neworused newused stocktype',
  status: 'stockstatus vehiclestatus availability salestatus',
  item_type: 'itemtype vehiclecategory assettype',
  reserved: 'isreserved onhold underoffer',
  certified: 'iscertified certifiedpreowned cpo',
  preorder: 'ispreorder',
  sold_date: 'solddate datesold soldon',
  listed_at:
    'listedat listeddate datelisted dateadded addeddate createddate created dateinstock stockdate arrivaldate publisheddate',
  year: 'modelyear yearmodel vehicleyear manufactureyear yearofmanufacture',
  make: 'manufacturer brand vehiclemake makename marque',
  model: 'vehiclemodel modelname',
  badge: 'variant trim grade badgename derivative submodel',
  series: 'seriesname modelseries',
  build_date: 'builddate built manufacturedate dateofmanufacture',
  compliance_date: 'compliancedate complied complianceplate',
  price:
    'saleprice sellingprice askingprice advertisedprice retailprice listprice driveawayprice egcprice priceinc internetprice webprice',
  before_price: 'wasprice beforeprice originalprice oldprice rrp previousprice',
  offer_price: 'offerprice specialprice discountprice nowprice',
  subscription_price: 'subscriptionprice',
  market_average_price: 'marketprice marketaverage marketaverageprice',
  price_type: 'pricetype pricequalifier pricedescription pricingtype',
  km: 'kms kilometres kilometers odometer odo mileage odometerreading',
  colour: 'color exteriorcolour exteriorcolor bodycolour bodycolor paint manufacturercolour',
  interior_colour: 'interiorcolour interiorcolor trimcolour trimcolor',
  body: 'bodytype bodystyle bodydescription',
  simple_body: 'simplebody genericbody bodygroup',
  trans: 'transmission transmissiontype gearbox gearboxtype transmissiondescription geartype',
  simple_transmission: 'simpletransmission generictransmission genericgeartype',
  gearnum: 'gears gearcount numberofgears gearno noofgears',
  drive: 'drivetype drivetrain driven wheeldrive',
  simple_drive: 'simpledrive genericdrive',
  fuel: 'fueltype fueldescription',
  simple_fuel: 'simplefuel genericfuel',
  seats: 'seatcount numberofseats noofseats seatcapacity seatingcapacity',
  doors: 'doorcount numberofdoors noofdoors doornum',
  cylinders: 'cyl cylindercount numberofcylinders noofcylinders',
  engine_size_litres: 'enginesize enginelitres enginecapacity enginesizelitres',
  power_kw: 'powerkw enginepower kw',
  torque_nm: 'torque torquenm nm',
  fuel_consumption: 'fuelconsumption fueleconomy consumption fuelcombined fuelconsumptioncombined',
  fuel_capacity_litres: 'fuelcapacity tankcapacity fueltank',
  towing_capacity_braked_kg: 'towing towingcapacity brakedtowing towingbraked brakedtowingcapacity',
  gross_vehicle_mass_kg: 'gvm grossvehiclemass grossweight',
  length_mm: 'length overalllength',
  width_mm: 'width overallwidth',
  height_mm: 'height overallheight',
  ancap_rating: 'ancap ancapstars safetyrating ancaprating',
  ancap_year: 'ancapyear',
  sleeps: 'berths berth sleepingcapacity',
  body_length_feet: 'lengthft bodylength lengthfeet',
  body_width_feet: 'widthft bodywidth widthfeet',
  tare_weight_kg: 'tare tareweight taremass',
  aggregate_trailer_mass_kg: 'atm aggregatetrailermass',
  axle_type: 'axles axletype axle',
  specifications: 'specs specification',
  features: 'options equipment extras accessories featurelist standardfeatures feature option',

  dealercomments:
    'comments description dealercomment advertdescription adtext notes remarks salestext vehicledescription',
  tag: 'ribbon badgetext',
  video_url: 'video videolink youtube youtubeurl videourl',
  images:
    'image photos photo pictures picture imageurls imageurl photourls photourl imagelist photolist imageslist gallery',
  views: 'viewcount pageviews',
  custom_rank: 'sortorder',
  finance_lenders: 'lenders finance',
  location: 'locationname yard branch dealership dealername locationcode showroom',
}

/** A column's name as aliases are written. */
export const normalizeColumnName = (column: string) => column.toLowerCase().replace(/[^a-z0-9]/g, '')

const FIELD_OF = new Map<string, FeedField>()
for (const [field, names] of Object.entries(ALIASES) as [FeedField, string][]) {
  for (const name of names.split(' '))
    if (!FIELD_OF.has(normalizeColumnName(name))) FIELD_OF.set(normalizeColumnName(name), field)
}

/** The columns that fill fields by their own name or a known other one; each column fills one field, each field has one. */
export function suggestColumns(columns: Iterable<string>, fields: readonly FeedField[]): Map<FeedField, string> {
  const suggested = new Map<FeedField, string>()
  const used = new Set<string>()
  const take = (field: FeedField | undefined, column: string) => {
    if (field === undefined || suggested.has(field) || used.has(column)) return
    suggested.set(field, column)
    used.add(column)
  }
  const names = [...columns]
  const own = new Map<string, FeedField>(
    fields.flatMap((field) => [[field, field] as const, [normalizeColumnName(field), field] as const]),
  )
  for (const column of names) take(own.get(column.toLowerCase()), column)
  for (const column of names)
    take(own.get(normalizeColumnName(column)) ?? FIELD_OF.get(normalizeColumnName(column)), column)
  // In XML and JSON a path's last name counts too: "vehicle/odometer", "photos/photo", "@stockNo".
  for (const column of names) {
    const last = normalizeColumnName(column.split(/[/@]/).at(-1) ?? '')
    take(own.get(last) ?? FIELD_OF.get(last), column)
  }
  return suggested
}
