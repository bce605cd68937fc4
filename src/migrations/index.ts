import * as migration_20261120_223857_initial from './20261120_223857_initial';
import * as migration_20261120_225445_lead_rego from './20261120_225445_lead_rego';
import * as migration_20261120_232917_refresh_on_time from './20261120_232917_refresh_on_time';
import * as migration_20261121_191022_vehicle_feed_flags from './20261121_191022_vehicle_feed_flags';
import * as migration_20261121_191338_places_to_measure_from from './20261121_191338_places_to_measure_from';
import * as migration_20261121_192511_feeds_deliveries_and_bookings from './20261121_192511_feeds_deliveries_and_bookings';
import * as migration_20261121_192711_lead_steps from './20261121_192711_lead_steps';
import * as migration_20261121_192800_enquiry_rules from './20261121_192800_enquiry_rules';
import * as migration_20261121_194542_stock_filter from './20261121_194542_stock_filter';
import * as migration_20261121_194648_one_reservation_fee from './20261121_194648_one_reservation_fee';
import * as migration_20261121_201635_feed_runs_by_status from './20261121_201635_feed_runs_by_status';
import * as migration_20261121_203033_enquiry_times from './20261121_203033_enquiry_times';
import * as migration_20261121_221500_shopper_lookup from './20261121_221500_shopper_lookup';
import * as migration_20261121_221600_payments_and_holds from './20261121_221600_payments_and_holds';
import * as migration_20261121_223213_locations_and_reviews from './20261121_223213_locations_and_reviews';
import * as migration_20261121_225633_model_range_and_groups from './20261121_225633_model_range_and_groups';
import * as migration_20261122_061224_location_zone_of_site from './20261122_061224_location_zone_of_site';

export const migrations = [
  {
    up: migration_20261120_223857_initial.up,
    down: migration_20261120_223857_initial.down,
    name: '20261120_223857_initial',
  },
  {
    up: migration_20261120_225445_lead_rego.up,
    down: migration_20261120_225445_lead_rego.down,
    name: '20261120_225445_lead_rego',
  },
  {
    up: migration_20261120_232917_refresh_on_time.up,
    down: migration_20261120_232917_refresh_on_time.down,
    name: '20261120_232917_refresh_on_time',
  },
  {
    up: migration_20261121_191022_vehicle_feed_flags.up,
    down: migration_20261121_191022_vehicle_feed_flags.down,
    name: '20261121_191022_vehicle_feed_flags',
  },
  {
    up: migration_20261121_191338_places_to_measure_from.up,
    down: migration_20261121_191338_places_to_measure_from.down,
    name: '20261121_191338_places_to_measure_from',
  },
  {
    up: migration_20261121_192511_feeds_deliveries_and_bookings.up,
    down: migration_20261121_192511_feeds_deliveries_and_bookings.down,
    name: '20261121_192511_feeds_deliveries_and_bookings',
  },
  {
    up: migration_20261121_192711_lead_steps.up,
    down: migration_20261121_192711_lead_steps.down,
    name: '20261121_192711_lead_steps',
  },
  {
    up: migration_20261121_192800_enquiry_rules.up,
    down: migration_20261121_192800_enquiry_rules.down,
    name: '20261121_192800_enquiry_rules',
  },
  {
    up: migration_20261121_194542_stock_filter.up,
    down: migration_20261121_194542_stock_filter.down,
    name: '20261121_194542_stock_filter',
  },
  {
    up: migration_20261121_194648_one_reservation_fee.up,
    down: migration_20261121_194648_one_reservation_fee.down,
    name: '20261121_194648_one_reservation_fee',
  },
  {
    up: migration_20261121_201635_feed_runs_by_status.up,
    down: migration_20261121_201635_feed_runs_by_status.down,
    name: '20261121_201635_feed_runs_by_status',
  },
  {
    up: migration_20261121_203033_enquiry_times.up,
    down: migration_20261121_203033_enquiry_times.down,
    name: '20261121_203033_enquiry_times',
  },
  {
    up: migration_20261121_221500_shopper_lookup.up,
    down: migration_20261121_221500_shopper_lookup.down,
    name: '20261121_221500_shopper_lookup',
  },
  {
    up: migration_20261121_221600_payments_and_holds.up,
    down: migration_20261121_221600_payments_and_holds.down,
    name: '20261121_221600_payments_and_holds',
  },
  {
    up: migration_20261121_223213_locations_and_reviews.up,
    down: migration_20261121_223213_locations_and_reviews.down,
    name: '20261121_223213_locations_and_reviews',
  },
  {
    up: migration_20261121_225633_model_range_and_groups.up,
    down: migration_20261121_225633_model_range_and_groups.down,
    name: '20261121_225633_model_range_and_groups',
  },
  {
    up: migration_20261122_061224_location_zone_of_site.up,
    down: migration_20261122_061224_location_zone_of_site.down,
    name: '20261122_061224_location_zone_of_site'
  },
];
