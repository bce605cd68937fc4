import * as migration_20261122_121233_initial from './20261122_121233_initial';
import * as migration_20261123_164500_cache_changes from './20261123_164500_cache_changes';
import * as migration_20261123_170814_login_limits from './20261123_170814_login_limits';
import * as migration_20261123_203258_parked_enquiries from './20261123_203258_parked_enquiries';
import * as migration_20261123_205709_privacy from './20261123_205709_privacy';
import * as migration_20261123_211810_request_id from './20261123_211810_request_id';
import * as migration_20261124_000500_comparables_index from './20261124_000500_comparables_index';
import * as migration_20261124_003000_cdn_purges from './20261124_003000_cdn_purges';
import * as migration_20261124_023000_build_files from './20261124_023000_build_files';
import * as migration_20261124_040000_scale_indexes from './20261124_040000_scale_indexes';
import * as migration_20261124_080000_staff_sessions from './20261124_080000_staff_sessions';
import * as migration_20261124_100000_second_factors from './20261124_100000_second_factors';
import * as migration_20261124_103231_require_second_factor from './20261124_103231_require_second_factor';
import * as migration_20261124_110000_cars_by_site from './20261124_110000_cars_by_site';
import * as migration_20261124_183326_shoppers from './20261124_183326_shoppers';
import * as migration_20261124_200219_search_words from './20261124_200219_search_words';
import * as migration_20261124_214442_shopper_alerts from './20261124_214442_shopper_alerts';
import * as migration_20261124_215518_header_search from './20261124_215518_header_search';
import * as migration_20261124_220918_launch from './20261124_220918_launch';
import * as migration_20261124_223334_search_landings from './20261124_223334_search_landings';
import * as migration_20261125_061019_shopper_garage from './20261125_061019_shopper_garage';
import * as migration_20261125_062632_reservations_and_towing from './20261125_062632_reservations_and_towing';
import * as migration_20261125_063138_cars_feed from './20261125_063138_cars_feed';
import * as migration_20261125_065143_car_overrides from './20261125_065143_car_overrides';
import * as migration_20261125_151542_drafts_versions_trash from './20261125_151542_drafts_versions_trash';
import * as migration_20261125_151700_history from './20261125_151700_history';
import * as migration_20261125_153500_last_saves_by_user from './20261125_153500_last_saves_by_user';
import * as migration_20261125_161500_links from './20261125_161500_links';
import * as migration_20261125_171000_draw_people from './20261125_171000_draw_people';
import * as migration_20261125_183722_marketing_tags from './20261125_183722_marketing_tags';
import * as migration_20261125_185433_tag_conversions from './20261125_185433_tag_conversions';
import * as migration_20261125_194000_marketing_figures from './20261125_194000_marketing_figures';
import * as migration_20261125_200349_copied_from from './20261125_200349_copied_from';
import * as migration_20261125_201416_campaigns from './20261125_201416_campaigns';
import * as migration_20261125_221446_releases from './20261125_221446_releases';
import * as migration_20261126_013734_promo_audience from './20261126_013734_promo_audience';
import * as migration_20261126_044200_saved_sections from './20261126_044200_saved_sections';
import * as migration_20261126_045436_media_folders from './20261126_045436_media_folders';
import * as migration_20261126_052000_promo_tile_audience from './20261126_052000_promo_tile_audience';
import * as migration_20261126_054449_receipt_default from './20261126_054449_receipt_default';
import * as migration_20261126_073000_preview_drafts from './20261126_073000_preview_drafts';
import * as migration_20261126_073002_location_yard_code from './20261126_073002_location_yard_code';
import * as migration_20261126_080648_site_fee_unknown from './20261126_080648_site_fee_unknown';
import * as migration_20261126_141000_new_leads from './20261126_141000_new_leads';
import * as migration_20261126_185905_zoned_dates from './20261126_185905_zoned_dates';
import * as migration_20261126_190000_history_truncate from './20261126_190000_history_truncate';
import * as migration_20261126_210248_settings_drafts from './20261126_210248_settings_drafts';
import * as migration_20261126_210500_history_drafts from './20261126_210500_history_drafts';
import * as migration_20261126_213216_theme_copies from './20261126_213216_theme_copies';
import * as migration_20261126_215848_car_override_kinds from './20261126_215848_car_override_kinds';
import * as migration_20261127_003000_scheduled_checks from './20261127_003000_scheduled_checks';
import * as migration_20261127_044500_holiday_changes from './20261127_044500_holiday_changes';
import * as migration_20261129_144500_history_export_words from './20261129_144500_history_export_words';

export const migrations = [
  {
    up: migration_20261122_121233_initial.up,
    down: migration_20261122_121233_initial.down,
    name: '20261122_121233_initial',
  },
  {
    up: migration_20261123_164500_cache_changes.up,
    down: migration_20261123_164500_cache_changes.down,
    name: '20261123_164500_cache_changes',
  },
  {
    up: migration_20261123_170814_login_limits.up,
    down: migration_20261123_170814_login_limits.down,
    name: '20261123_170814_login_limits',
  },
  {
    up: migration_20261123_203258_parked_enquiries.up,
    down: migration_20261123_203258_parked_enquiries.down,
    name: '20261123_203258_parked_enquiries',
  },
  {
    up: migration_20261123_205709_privacy.up,
    down: migration_20261123_205709_privacy.down,
    name: '20261123_205709_privacy',
  },
  {
    up: migration_20261123_211810_request_id.up,
    down: migration_20261123_211810_request_id.down,
    name: '20261123_211810_request_id',
  },
  {
    up: migration_20261124_000500_comparables_index.up,
    down: migration_20261124_000500_comparables_index.down,
    name: '20261124_000500_comparables_index',
  },
  {
    up: migration_20261124_003000_cdn_purges.up,
    down: migration_20261124_003000_cdn_purges.down,
    name: '20261124_003000_cdn_purges',
  },
  {
    up: migration_20261124_023000_build_files.up,
    down: migration_20261124_023000_build_files.down,
    name: '20261124_023000_build_files',
  },
  {
    up: migration_20261124_040000_scale_indexes.up,
    down: migration_20261124_040000_scale_indexes.down,
    name: '20261124_040000_scale_indexes',
  },
  {
    up: migration_20261124_080000_staff_sessions.up,
    down: migration_20261124_080000_staff_sessions.down,
    name: '20261124_080000_staff_sessions',
  },
  {
    up: migration_20261124_100000_second_factors.up,
    down: migration_20261124_100000_second_factors.down,
    name: '20261124_100000_second_factors',
  },
  {
    up: migration_20261124_103231_require_second_factor.up,
    down: migration_20261124_103231_require_second_factor.down,
    name: '20261124_103231_require_second_factor',
  },
  {
    up: migration_20261124_110000_cars_by_site.up,
    down: migration_20261124_110000_cars_by_site.down,
    name: '20261124_110000_cars_by_site',
  },
  {
    up: migration_20261124_183326_shoppers.up,
    down: migration_20261124_183326_shoppers.down,
    name: '20261124_183326_shoppers',
  },
  {
    up: migration_20261124_200219_search_words.up,
    down: migration_20261124_200219_search_words.down,
    name: '20261124_200219_search_words',
  },
  {
    up: migration_20261124_214442_shopper_alerts.up,
    down: migration_20261124_214442_shopper_alerts.down,
    name: '20261124_214442_shopper_alerts',
  },
  {
    up: migration_20261124_215518_header_search.up,
    down: migration_20261124_215518_header_search.down,
    name: '20261124_215518_header_search',
  },
  {
    up: migration_20261124_220918_launch.up,
    down: migration_20261124_220918_launch.down,
    name: '20261124_220918_launch',
  },
  {
    up: migration_20261124_223334_search_landings.up,
    down: migration_20261124_223334_search_landings.down,
    name: '20261124_223334_search_landings',
  },
  {
    up: migration_20261125_061019_shopper_garage.up,
    down: migration_20261125_061019_shopper_garage.down,
    name: '20261125_061019_shopper_garage',
  },
  {
    up: migration_20261125_062632_reservations_and_towing.up,
    down: migration_20261125_062632_reservations_and_towing.down,
    name: '20261125_062632_reservations_and_towing',
  },
  {
    up: migration_20261125_063138_cars_feed.up,
    down: migration_20261125_063138_cars_feed.down,
    name: '20261125_063138_cars_feed',
  },
  {
    up: migration_20261125_065143_car_overrides.up,
    down: migration_20261125_065143_car_overrides.down,
    name: '20261125_065143_car_overrides',
  },
  {
    up: migration_20261125_151542_drafts_versions_trash.up,
    down: migration_20261125_151542_drafts_versions_trash.down,
    name: '20261125_151542_drafts_versions_trash',
  },
  {
    up: migration_20261125_151700_history.up,
    down: migration_20261125_151700_history.down,
    name: '20261125_151700_history',
  },
  {
    up: migration_20261125_153500_last_saves_by_user.up,
    down: migration_20261125_153500_last_saves_by_user.down,
    name: '20261125_153500_last_saves_by_user',
  },
  {
    up: migration_20261125_161500_links.up,
    down: migration_20261125_161500_links.down,
    name: '20261125_161500_links',
  },
  {
    up: migration_20261125_171000_draw_people.up,
    down: migration_20261125_171000_draw_people.down,
    name: '20261125_171000_draw_people',
  },
  {
    up: migration_20261125_183722_marketing_tags.up,
    down: migration_20261125_183722_marketing_tags.down,
    name: '20261125_183722_marketing_tags',
  },
  {
    up: migration_20261125_185433_tag_conversions.up,
    down: migration_20261125_185433_tag_conversions.down,
    name: '20261125_185433_tag_conversions',
  },
  {
    up: migration_20261125_194000_marketing_figures.up,
    down: migration_20261125_194000_marketing_figures.down,
    name: '20261125_194000_marketing_figures',
  },
  {
    up: migration_20261125_200349_copied_from.up,
    down: migration_20261125_200349_copied_from.down,
    name: '20261125_200349_copied_from',
  },
  {
    up: migration_20261125_201416_campaigns.up,
    down: migration_20261125_201416_campaigns.down,
    name: '20261125_201416_campaigns',
  },
  {
    up: migration_20261125_221446_releases.up,
    down: migration_20261125_221446_releases.down,
    name: '20261125_221446_releases',
  },
  {
    up: migration_20261126_013734_promo_audience.up,
    down: migration_20261126_013734_promo_audience.down,
    name: '20261126_013734_promo_audience',
  },
  {
    up: migration_20261126_044200_saved_sections.up,
    down: migration_20261126_044200_saved_sections.down,
    name: '20261126_044200_saved_sections',
  },
  {
    up: migration_20261126_045436_media_folders.up,
    down: migration_20261126_045436_media_folders.down,
    name: '20261126_045436_media_folders',
  },
  {
    up: migration_20261126_052000_promo_tile_audience.up,
    down: migration_20261126_052000_promo_tile_audience.down,
    name: '20261126_052000_promo_tile_audience',
  },
  {
    up: migration_20261126_054449_receipt_default.up,
    down: migration_20261126_054449_receipt_default.down,
    name: '20261126_054449_receipt_default',
  },
  {
    up: migration_20261126_073000_preview_drafts.up,
    down: migration_20261126_073000_preview_drafts.down,
    name: '20261126_073000_preview_drafts',
  },
  {
    up: migration_20261126_073002_location_yard_code.up,
    down: migration_20261126_073002_location_yard_code.down,
    name: '20261126_073002_location_yard_code',
  },
  {
    up: migration_20261126_080648_site_fee_unknown.up,
    down: migration_20261126_080648_site_fee_unknown.down,
    name: '20261126_080648_site_fee_unknown',
  },
  {
    up: migration_20261126_141000_new_leads.up,
    down: migration_20261126_141000_new_leads.down,
    name: '20261126_141000_new_leads',
  },
  {
    up: migration_20261126_185905_zoned_dates.up,
    down: migration_20261126_185905_zoned_dates.down,
    name: '20261126_185905_zoned_dates',
  },
  {
    up: migration_20261126_190000_history_truncate.up,
    down: migration_20261126_190000_history_truncate.down,
    name: '20261126_190000_history_truncate',
  },
  {
    up: migration_20261126_210248_settings_drafts.up,
    down: migration_20261126_210248_settings_drafts.down,
    name: '20261126_210248_settings_drafts',
  },
  {
    up: migration_20261126_210500_history_drafts.up,
    down: migration_20261126_210500_history_drafts.down,
    name: '20261126_210500_history_drafts',
  },
  {
    up: migration_20261126_213216_theme_copies.up,
    down: migration_20261126_213216_theme_copies.down,
    name: '20261126_213216_theme_copies',
  },
  {
    up: migration_20261126_215848_car_override_kinds.up,
    down: migration_20261126_215848_car_override_kinds.down,
    name: '20261126_215848_car_override_kinds',
  },
  {
    up: migration_20261127_003000_scheduled_checks.up,
    down: migration_20261127_003000_scheduled_checks.down,
    name: '20261127_003000_scheduled_checks',
  },
  {
    up: migration_20261127_044500_holiday_changes.up,
    down: migration_20261127_044500_holiday_changes.down,
    name: '20261127_044500_holiday_changes',
  },
  {
    up: migration_20261129_144500_history_export_words.up,
    down: migration_20261129_144500_history_export_words.down,
    name: '20261129_144500_history_export_words',
  },
];
