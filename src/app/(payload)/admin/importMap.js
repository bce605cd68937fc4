import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { LeadActions as LeadActions_7fedd51dded2f4d2d69955683264c6d0 } from '../../../../src/admin/leads/LeadActions.tsx'
import { JsonField as JsonField_b1d43071f4b6af87b6b37ea1749f5990 } from '../../../../src/admin/fields/JsonField.tsx'
import { ShopperSavedPanel as ShopperSavedPanel_5d529fec20c4c09c80c9f6d712f3c9d6 } from '../../../../src/admin/leads/ShopperSavedPanel.tsx'
import { CheckboxCell as CheckboxCell_e17ead8e55ee28ec270dee0c4477978a } from '../../../../src/admin/cells/CheckboxCell.tsx'
import { LargeListTotal as LargeListTotal_4095be86a4484f2953d0f2bdb9c4157a } from '../../../../src/admin/lists/LargeListTotal.tsx'
import { FormEditSession as FormEditSession_dcd6fa3f39439151653eebe4d51550d1 } from '../../../../src/admin/editing/FormEditSession.tsx'
import { UndoRedo as UndoRedo_6813a1497dd6e49e22cc5a96f380ebab } from '../../../../src/admin/editing/UndoRedo.tsx'
import { OpenRows as OpenRows_9959ec9e9c5dcd402b11665a7a978c05 } from '../../../../src/admin/editing/OpenRows.tsx'
import { UntitledDocument as UntitledDocument_d2d5575e98cda710bd37dd22115412ea } from '../../../../src/admin/editing/UntitledDocument.tsx'
import { ClickToEdit as ClickToEdit_139aa4fba8d9ee772bfda7cffdd49743 } from '../../../../src/admin/preview/ClickToEdit.tsx'
import { ShowUnsaved as ShowUnsaved_77989e9cbea499e400b7ca14ed99d291 } from '../../../../src/admin/preview/ShowUnsaved.tsx'
import { DocumentHistoryButton as DocumentHistoryButton_7d0dfcb52cb113388e75c9f7dbc8903b } from '../../../../src/admin/history/DocumentHistoryLink.tsx'
import { DocumentHistoryLink as DocumentHistoryLink_7d0dfcb52cb113388e75c9f7dbc8903b } from '../../../../src/admin/history/DocumentHistoryLink.tsx'
import { RouteSentence as RouteSentence_ab30b6776ebf541a5b6cf2dc10b8db10 } from '../../../../src/admin/leads/RouteSentence.tsx'
import { RouteSentenceCell as RouteSentenceCell_9a615ca18c9a51d1a7ae6a1eb66fe04b } from '../../../../src/admin/leads/RouteSentenceCell.tsx'
import { RoutingPreviewPanel as RoutingPreviewPanel_8c8101cfc829ac616a5b9f561af6d8c5 } from '../../../../src/admin/leads/RoutingPreviewPanel.tsx'
import { PageTitleCell as PageTitleCell_57d1a2ba4b8df1b446a124cd290a2530 } from '../../../../src/admin/cells/PageTitleCell.tsx'
import { StartFromTemplate as StartFromTemplate_f707cb8412a4ed24007ad5f719dee540 } from '../../../../src/admin/sections/StartFromTemplate.tsx'
import { LayoutField as LayoutField_eb7b7a922ba3385cad20019f9c003a23 } from '../../../../src/admin/fields/LayoutField.tsx'
import { SeoTitleField as SeoTitleField_d30a3f3bacdabbdc956e5de3cc5dc1d4 } from '../../../../src/admin/fields/SeoFields.tsx'
import { SeoDescriptionField as SeoDescriptionField_d30a3f3bacdabbdc956e5de3cc5dc1d4 } from '../../../../src/admin/fields/SeoFields.tsx'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { LinkField as LinkField_dc6409e508c62324ce3f0291c640caed } from '../../../../src/admin/links/LinkField.tsx'
import { ColourField as ColourField_ba4e5d59b0ede360db033ef631dad4f6 } from '../../../../src/admin/fields/ColourField.tsx'
import { CampaignLinks as CampaignLinks_fc1c7b4aaa3699ddc36b224d875f9d44 } from '../../../../src/admin/campaign/CampaignLinks.tsx'
import { WhenCell as WhenCell_25682d74168d798d52ff79ff27ea1d25 } from '../../../../src/admin/calendar/WhenCell.tsx'
import { PublishStatusCell as PublishStatusCell_514208a2547065edd9f08848be96e859 } from '../../../../src/admin/cells/PublishStatusCell.tsx'
import { PublishSelected as PublishSelected_83e228c2395004129ee85379b3cb5427 } from '../../../../src/admin/lists/PublishSelected.tsx'
import { SavedSectionDialog as SavedSectionDialog_32947d1f38305f8dfd05ccfad8a523b4 } from '../../../../src/admin/sections/SaveAsSection.tsx'
import { ReleaseControl as ReleaseControl_24c265a2852a6b2bf261f148bf39c468 } from '../../../../src/admin/releases/ReleaseControl.tsx'
import { SiteCopies as SiteCopies_e6105199752e5566049be98c9773dd24 } from '../../../../src/admin/copies/CopyToSite.tsx'
import { SaveAsSection as SaveAsSection_32947d1f38305f8dfd05ccfad8a523b4 } from '../../../../src/admin/sections/SaveAsSection.tsx'
import { CopyToSite as CopyToSite_e6105199752e5566049be98c9773dd24 } from '../../../../src/admin/copies/CopyToSite.tsx'
import { CheckedPublish as CheckedPublish_d02a27de96d758cd409cdb0c71ac3f34 } from '../../../../src/admin/publishCheck/CheckedPublish.tsx'
import { CheckedSave as CheckedSave_d02a27de96d758cd409cdb0c71ac3f34 } from '../../../../src/admin/publishCheck/CheckedPublish.tsx'
import { SaveDraft as SaveDraft_d02a27de96d758cd409cdb0c71ac3f34 } from '../../../../src/admin/publishCheck/CheckedPublish.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextLinkField as TextLinkField_9b6dbc8da7ce4a1ca4c2a7b28b0b473a } from '../../../../src/admin/links/TextLinkField.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChosenTitle as ChosenTitle_2671b332153a6f1555fb3de887cff8d0 } from '../../../../src/admin/ChosenTitle.tsx'
import { SectionUses as SectionUses_03667fdafb71ae7aadbbd8c30943b9c9 } from '../../../../src/admin/media/DocumentUses.tsx'
import { MenuRowLabel as MenuRowLabel_d2a5c6247b9c72324d47c099988c921c } from '../../../../src/admin/rowLabels/MenuRowLabel.tsx'
import { ReleaseDesk as ReleaseDesk_5d118126a28c4ebe932863ecf63def38 } from '../../../../src/admin/releases/ReleaseDesk.tsx'
import { DocumentsCell as DocumentsCell_954b1c7682a170dd98775f304c093069 } from '../../../../src/admin/releases/DocumentsCell.tsx'
import { FileReplacement as FileReplacement_03667fdafb71ae7aadbbd8c30943b9c9 } from '../../../../src/admin/media/DocumentUses.tsx'
import { FolderChoices as FolderChoices_8d370e4908b2fb7bd9558d2986b35df9 } from '../../../../src/admin/media/FolderChoices.tsx'
import { TagsCell as TagsCell_da3530233d614b9520b7a8ace5855c47 } from '../../../../src/admin/cells/TagsCell.tsx'
import { FileUses as FileUses_03667fdafb71ae7aadbbd8c30943b9c9 } from '../../../../src/admin/media/DocumentUses.tsx'
import { MediaFolders as MediaFolders_c030482550e93d900a9008300c3e173a } from '../../../../src/admin/media/MediaFolders.tsx'
import { ImportReviews as ImportReviews_937f1c62d5bdf96b1269afecbb3415d3 } from '../../../../src/admin/reviews/ImportReviews.tsx'
import { FeedNotice as FeedNotice_42e1676a1682b8aefbe626dcf0f49867 } from '../../../../src/admin/feeds/FeedNotice.tsx'
import { StatusCell as StatusCell_dd73b4839240603124bcf744c87200e7 } from '../../../../src/admin/cells/StatusCell.tsx'
import { PriceCell as PriceCell_b115826da0f1b08c825713b1d1896caf } from '../../../../src/admin/cells/PriceCell.tsx'
import { CarPhotoCell as CarPhotoCell_383263b4fb236d39067dd1bb51ecd948 } from '../../../../src/admin/cells/CarPhotoCell.tsx'
import { CarPhotosField as CarPhotosField_44c6f8bcf3cd76015cfbbaafd99b005f } from '../../../../src/admin/fields/CarPhotosField.tsx'
import { LinesField as LinesField_149fa28fc14f77f6d1b4163895b19ac6 } from '../../../../src/admin/fields/LinesField.tsx'
import { HotspotsField as HotspotsField_531d6fd0af7a43847b3d5e508e979298 } from '../../../../src/admin/fields/HotspotsField.tsx'
import { OverrideValueField as OverrideValueField_c871ccef495a2d211a40aee58ad24b83 } from '../../../../src/admin/overrides/OverrideValueField.tsx'
import { OverridesCell as OverridesCell_16a72548e52c01800e03ea7ff837e91b } from '../../../../src/admin/overrides/OverridesCell.tsx'
import { OverrideRowLabel as OverrideRowLabel_b3a151dc73eb73b3fba76ee8ef7d145d } from '../../../../src/admin/rowLabels/OverrideRowLabel.tsx'
import { CarFeeds as CarFeeds_f8f92684f7e65fc57ebe2d87f8a1a241 } from '../../../../src/admin/feeds/CarFeeds.tsx'
import { FeedPanel as FeedPanel_072de5b0fa1732eb15a992d65cf09630 } from '../../../../src/admin/feeds/FeedPanel.tsx'
import { FeedPasswordField as FeedPasswordField_cb259d494f2c861164369dfb64db42a0 } from '../../../../src/admin/feeds/FeedPasswordField.tsx'
import { MappingField as MappingField_82c80ff74a6e25e547caa7621c845d1d } from '../../../../src/admin/feeds/MappingField.tsx'
import { FeedRunView as FeedRunView_cc4057a064e7081d273b48aaaa6c5930 } from '../../../../src/admin/feeds/FeedRunView.tsx'
import { RunStatusCell as RunStatusCell_e73c2d935fc84d8463e7f071b9257bd0 } from '../../../../src/admin/feeds/RunStatusCell.tsx'
import { CountCell as CountCell_a2bf220e027c83bc468e6e81229210d5 } from '../../../../src/admin/feeds/CountCell.tsx'
import { RangeRowLabel as RangeRowLabel_1d1389673009bc7f179d0a3bf6259619 } from '../../../../src/admin/models/RangeRowLabel.tsx'
import { ImportModels as ImportModels_fde65e2559ff399ccfe5c1005f71a493 } from '../../../../src/admin/models/ImportModels.tsx'
import { StockValuesField as StockValuesField_b4e53c2f89039855c67057d35aa38f35 } from '../../../../src/admin/fields/StockValuesField.tsx'
import { AudienceReach as AudienceReach_9a68067acf10b6209c01cf75e32ea4af } from '../../../../src/admin/promotions/AudienceReach.tsx'
import { PromoCardPlacement as PromoCardPlacement_5daeb6bbeb150fb15a4e5389eeb33b03 } from '../../../../src/admin/promotions/PromoCardPlacement.tsx'
import { PromoTilePlacement as PromoTilePlacement_0ab9968c732715715f062cf306a01986 } from '../../../../src/admin/promotions/PromoTilePlacement.tsx'
import { ImportCosts as ImportCosts_e368c3f18c10922177fe398f69eba558 } from '../../../../src/admin/csvImport/ImportCosts.tsx'
import { WeekField as WeekField_39e2a4b51c012de87356b90bc031a571 } from '../../../../src/admin/hours/WeekField.tsx'
import { DayRowLabel as DayRowLabel_01c5f22244c679a1155e3f959ee22b3c } from '../../../../src/admin/rowLabels/DayRowLabel.tsx'
import { DepartmentRowLabel as DepartmentRowLabel_d0132bd17db47c845578773ac0feb1df } from '../../../../src/admin/rowLabels/DepartmentRowLabel.tsx'
import { HoursPreview as HoursPreview_a822b7073f6dcdd85d1f9773d4ef02fb } from '../../../../src/admin/hours/HoursPreview.tsx'
import { HolidayCalendar as HolidayCalendar_66843bf41064985db25d16b7773df08d } from '../../../../src/admin/hours/HolidayCalendar.tsx'
import { HolidayRowLabel as HolidayRowLabel_24ed4530cb8b64a8af1785d43e0d0137 } from '../../../../src/admin/hours/HolidayRowLabel.tsx'
import { SharedHolidayHours as SharedHolidayHours_6c55fd2d2f0217059cd838dab6bc61fe } from '../../../../src/admin/hours/SharedHolidayHours.tsx'
import { WordingPreview as WordingPreview_8accc2396e749de8932d31b2a8c33bae } from '../../../../src/admin/hours/WordingPreview.tsx'
import { AccessTokenField as AccessTokenField_86c1851d15ab8838c1b33facdf8adcb6 } from '../../../../src/admin/tags/AccessTokenField.tsx'
import { TagCost as TagCost_1337dcb533fdf451407c52dd546fd20e } from '../../../../src/admin/tags/TagCost.tsx'
import { CopyThemeButton as CopyThemeButton_e6105199752e5566049be98c9773dd24 } from '../../../../src/admin/copies/CopyToSite.tsx'
import { SocialRowLabel as SocialRowLabel_9950019710af429ff02045db03fd984a } from '../../../../src/admin/rowLabels/SocialRowLabel.tsx'
import { FlagLacks as FlagLacks_bcd1df0508e8af1ae85c32e2082485fc } from '../../../../src/admin/settings/FlagLacks.tsx'
import { FacetRowLabel as FacetRowLabel_9dfd39295e52157a9b654b8094a1d6d5 } from '../../../../src/admin/rowLabels/FacetRowLabel.tsx'
import { SearchSynonymRowLabel as SearchSynonymRowLabel_34b553b7de9fe50e307aa35c3c984487 } from '../../../../src/admin/rowLabels/SearchSynonymRowLabel.tsx'
import { TryQuery as TryQuery_1acd0f137c4441d4a40fec42d2f80652 } from '../../../../src/admin/searchWords/TryQuery.tsx'
import { SearchesNotFound as SearchesNotFound_a66553ee668c54b7190e88da97b7a7dc } from '../../../../src/admin/searchWords/SearchesNotFound.tsx'
import { WarrantyRowLabel as WarrantyRowLabel_c5ae3ffa704689bc74c552544b3974ac } from '../../../../src/admin/rowLabels/WarrantyRowLabel.tsx'
import { DeliveryZoneRowLabel as DeliveryZoneRowLabel_b2763b0d126baf581102af6c51351e2e } from '../../../../src/admin/rowLabels/DeliveryZoneRowLabel.tsx'
import { HiddenReviews as HiddenReviews_b2d940c728f4937be498c9c39cfe2f4e } from '../../../../src/admin/reviews/HiddenReviews.tsx'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { NewSiteButton as NewSiteButton_e71635ddef80ea463b5e788bee680fac } from '../../../../src/admin/newSite/NewSiteButton.tsx'
import { PublishSettings as PublishSettings_d5be43a688f34016cde63d3425ef39ce } from '../../../../src/admin/settingsDraft/PublishSettings.tsx'
import { Invitation as Invitation_81aaf8642c8b380d700d145a2f527ee7 } from '../../../../src/admin/accounts/Invitation.tsx'
import { CurrentPasswordField as CurrentPasswordField_05ea391a951b32927fc6bac6b901f050 } from '../../../../src/admin/accounts/CurrentPasswordField.tsx'
import { RoleHelp as RoleHelp_91bddcb7308b0d3c38e521371bfb8d97 } from '../../../../src/admin/fields/RoleHelp.tsx'
import { AccountSecurity as AccountSecurity_7f25ab5838b929158dc497a2aaaee0e1 } from '../../../../src/admin/accounts/AccountSecurity.tsx'
import { RedirectTargetCell as RedirectTargetCell_ac0ed728e5f2445b0e2bc10b028e27d8 } from '../../../../src/admin/cells/RedirectTargetCell.tsx'
import { ImportRedirects as ImportRedirects_bba92ffb4767da7bddc6395373ed2c4c } from '../../../../src/admin/csvImport/ImportRedirects.tsx'
import { ItemRowLabel as ItemRowLabel_5c2c123e2ab2c83f13dcdd0f54cadfdf } from '../../../../src/admin/rowLabels/ItemRowLabel.tsx'
import { BlockLabel as BlockLabel_01f4f09e2c786b9133d576557f427892 } from '../../../../src/admin/rowLabels/BlockLabel.tsx'
import { IconField as IconField_4e61601cfb60d3be9c9cdf9fc094bf9e } from '../../../../src/admin/fields/IconField.tsx'
import { SendTestLead as SendTestLead_9373042f7258062f806f187d682921c2 } from '../../../../src/admin/leads/SendTestLead.tsx'
import { StockMatches as StockMatches_bbcaf62b379efcc49202e2b950edad82 } from '../../../../src/admin/fields/StockMatches.tsx'
import { AdminNav as AdminNav_7a1bd051a4ea26735815bd7058bf5f3f } from '../../../../src/admin/navigation/AdminNav.tsx'
import { Icon as Icon_8e667ac4b9483eaa619866b9308f03ba } from '../../../../src/admin/Logo.tsx'
import { Logo as Logo_8e667ac4b9483eaa619866b9308f03ba } from '../../../../src/admin/Logo.tsx'
import { FindAnything as FindAnything_eed6922367da263dfe0d30ce6f2dcd1d } from '../../../../src/admin/find/FindAnything.tsx'
import { DashboardTitle as DashboardTitle_2da01640d5e194b831b04bd7ce31acef } from '../../../../src/admin/dashboard/DashboardTitle.tsx'
import { FirstDealer as FirstDealer_2f73564a5886e8ae8fa815f267408788 } from '../../../../src/admin/newSite/FirstDealer.tsx'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { WaitUntilReady as WaitUntilReady_b70f04d79497248a9325458963c18022 } from '../../../../src/admin/accessibility/WaitUntilReady.tsx'
import { ExplainLeftOut as ExplainLeftOut_aa788b09b5d6a35fff95b4b11ccc86f2 } from '../../../../src/admin/media/ExplainLeftOut.tsx'
import { NamedControls as NamedControls_8e6fee9f1074675957e5fb78c704b508 } from '../../../../src/admin/accessibility/NamedControls.tsx'
import { TypedDates as TypedDates_6eafe93e3e5ee302ce3bf1de8af1bcae } from '../../../../src/admin/fields/TypedDates.tsx'
import { LatestIntersections as LatestIntersections_47d81397308efd3eeca06ca65b7b3e29 } from '../../../../src/admin/fields/LatestIntersections.tsx'
import { SiteSelection as SiteSelection_fcfcd3894139f733b7e14b30e21d764f } from '../../../../src/admin/SiteSelection.tsx'
import { LoginView as LoginView_8a4a382c8403702a3b60e453628dc548 } from '../../../../src/admin/login/LoginView.tsx'
import { NewSiteView as NewSiteView_6c13a54fc351ba7220619d3d22c7b5cd } from '../../../../src/admin/newSite/NewSiteView.tsx'
import { NewCampaignView as NewCampaignView_cc6c4f4942020e5107699bb7459aef0b } from '../../../../src/admin/newCampaign/NewCampaignView.tsx'
import { InboxView as InboxView_98f2c3a7bbe56fb8137fd174cb7fa9d8 } from '../../../../src/admin/inbox/InboxView.tsx'
import { SettingsView as SettingsView_7a95930f6308259a6735b75b7727ed2c } from '../../../../src/admin/settings/SettingsView.tsx'
import { LaunchView as LaunchView_35e3c5bde0fc04814e4335a91089b9a8 } from '../../../../src/admin/launch/LaunchView.tsx'
import { LinksView as LinksView_51dcf1ab962f556ae74339dba10468b0 } from '../../../../src/admin/links/LinksView.tsx'
import { ReportsView as ReportsView_c53b9ac4177e933af4b4c8a0e76c4ff2 } from '../../../../src/admin/reports/ReportsView.tsx'
import { CalendarView as CalendarView_d10e7a8a7fc968768d91009fe9136af2 } from '../../../../src/admin/calendar/CalendarView.tsx'
import { DeliveryHealthView as DeliveryHealthView_9bced82852689c9c0281892c224f9062 } from '../../../../src/admin/health/DeliveryHealthView.tsx'
import { HistoryView as HistoryView_d5144241ac71af75fbc2040f33f16f02 } from '../../../../src/admin/history/HistoryView.tsx'
import { PrivacyView as PrivacyView_96898a0b53237161a6ad9659640677b8 } from '../../../../src/admin/privacy/PrivacyView.tsx'
import { Today as Today_4268b8a6e2dc5e7334d2c3a40b23d951 } from '../../../../src/admin/dashboard/Today.tsx'
import { RecentPages as RecentPages_4f28d0cd3cb66eeea4c85edb28f0eca1 } from '../../../../src/admin/dashboard/RecentPages.tsx'
import { WhatToChange as WhatToChange_d6d53c285e6e2be308859cba87633d47 } from '../../../../src/admin/dashboard/WhatToChange.tsx'
import { Figures as Figures_9b56197665870d0853595c06eb6979cc } from '../../../../src/admin/dashboard/Figures.tsx'
import { LeadsWaiting as LeadsWaiting_226691ef1bbc570439dd3331d1912474 } from '../../../../src/admin/dashboard/LeadsWaiting.tsx'
import { LeadDelivery as LeadDelivery_56604f99325bbc0bff3e21ddc7153aad } from '../../../../src/admin/dashboard/LeadDelivery.tsx'
import { StockIssues as StockIssues_cb0ce419e2d46127f1659930a708a63f } from '../../../../src/admin/dashboard/StockIssues.tsx'
import { ShopperInterest as ShopperInterest_6c8e17b4832f8779e460831746a9d505 } from '../../../../src/admin/dashboard/ShopperInterest.tsx'
import { ThisWeek as ThisWeek_f5a233472755a24d4d0b72d5b06aa50f } from '../../../../src/admin/dashboard/ThisWeek.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/leads/LeadActions.tsx#LeadActions": LeadActions_7fedd51dded2f4d2d69955683264c6d0,
  "/src/admin/fields/JsonField.tsx#JsonField": JsonField_b1d43071f4b6af87b6b37ea1749f5990,
  "/src/admin/leads/ShopperSavedPanel.tsx#ShopperSavedPanel": ShopperSavedPanel_5d529fec20c4c09c80c9f6d712f3c9d6,
  "/src/admin/cells/CheckboxCell.tsx#CheckboxCell": CheckboxCell_e17ead8e55ee28ec270dee0c4477978a,
  "/src/admin/lists/LargeListTotal.tsx#LargeListTotal": LargeListTotal_4095be86a4484f2953d0f2bdb9c4157a,
  "/src/admin/editing/FormEditSession.tsx#FormEditSession": FormEditSession_dcd6fa3f39439151653eebe4d51550d1,
  "/src/admin/editing/UndoRedo.tsx#UndoRedo": UndoRedo_6813a1497dd6e49e22cc5a96f380ebab,
  "/src/admin/editing/OpenRows.tsx#OpenRows": OpenRows_9959ec9e9c5dcd402b11665a7a978c05,
  "/src/admin/editing/UntitledDocument.tsx#UntitledDocument": UntitledDocument_d2d5575e98cda710bd37dd22115412ea,
  "/src/admin/preview/ClickToEdit.tsx#ClickToEdit": ClickToEdit_139aa4fba8d9ee772bfda7cffdd49743,
  "/src/admin/preview/ShowUnsaved.tsx#ShowUnsaved": ShowUnsaved_77989e9cbea499e400b7ca14ed99d291,
  "/src/admin/history/DocumentHistoryLink.tsx#DocumentHistoryButton": DocumentHistoryButton_7d0dfcb52cb113388e75c9f7dbc8903b,
  "/src/admin/history/DocumentHistoryLink.tsx#DocumentHistoryLink": DocumentHistoryLink_7d0dfcb52cb113388e75c9f7dbc8903b,
  "/src/admin/leads/RouteSentence.tsx#RouteSentence": RouteSentence_ab30b6776ebf541a5b6cf2dc10b8db10,
  "/src/admin/leads/RouteSentenceCell.tsx#RouteSentenceCell": RouteSentenceCell_9a615ca18c9a51d1a7ae6a1eb66fe04b,
  "/src/admin/leads/RoutingPreviewPanel.tsx#RoutingPreviewPanel": RoutingPreviewPanel_8c8101cfc829ac616a5b9f561af6d8c5,
  "/src/admin/cells/PageTitleCell.tsx#PageTitleCell": PageTitleCell_57d1a2ba4b8df1b446a124cd290a2530,
  "/src/admin/sections/StartFromTemplate.tsx#StartFromTemplate": StartFromTemplate_f707cb8412a4ed24007ad5f719dee540,
  "/src/admin/fields/LayoutField.tsx#LayoutField": LayoutField_eb7b7a922ba3385cad20019f9c003a23,
  "/src/admin/fields/SeoFields.tsx#SeoTitleField": SeoTitleField_d30a3f3bacdabbdc956e5de3cc5dc1d4,
  "/src/admin/fields/SeoFields.tsx#SeoDescriptionField": SeoDescriptionField_d30a3f3bacdabbdc956e5de3cc5dc1d4,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/admin/links/LinkField.tsx#LinkField": LinkField_dc6409e508c62324ce3f0291c640caed,
  "/src/admin/fields/ColourField.tsx#ColourField": ColourField_ba4e5d59b0ede360db033ef631dad4f6,
  "/src/admin/campaign/CampaignLinks.tsx#CampaignLinks": CampaignLinks_fc1c7b4aaa3699ddc36b224d875f9d44,
  "/src/admin/calendar/WhenCell.tsx#WhenCell": WhenCell_25682d74168d798d52ff79ff27ea1d25,
  "/src/admin/cells/PublishStatusCell.tsx#PublishStatusCell": PublishStatusCell_514208a2547065edd9f08848be96e859,
  "/src/admin/lists/PublishSelected.tsx#PublishSelected": PublishSelected_83e228c2395004129ee85379b3cb5427,
  "/src/admin/sections/SaveAsSection.tsx#SavedSectionDialog": SavedSectionDialog_32947d1f38305f8dfd05ccfad8a523b4,
  "/src/admin/releases/ReleaseControl.tsx#ReleaseControl": ReleaseControl_24c265a2852a6b2bf261f148bf39c468,
  "/src/admin/copies/CopyToSite.tsx#SiteCopies": SiteCopies_e6105199752e5566049be98c9773dd24,
  "/src/admin/sections/SaveAsSection.tsx#SaveAsSection": SaveAsSection_32947d1f38305f8dfd05ccfad8a523b4,
  "/src/admin/copies/CopyToSite.tsx#CopyToSite": CopyToSite_e6105199752e5566049be98c9773dd24,
  "/src/admin/publishCheck/CheckedPublish.tsx#CheckedPublish": CheckedPublish_d02a27de96d758cd409cdb0c71ac3f34,
  "/src/admin/publishCheck/CheckedPublish.tsx#CheckedSave": CheckedSave_d02a27de96d758cd409cdb0c71ac3f34,
  "/src/admin/publishCheck/CheckedPublish.tsx#SaveDraft": SaveDraft_d02a27de96d758cd409cdb0c71ac3f34,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/links/TextLinkField.tsx#TextLinkField": TextLinkField_9b6dbc8da7ce4a1ca4c2a7b28b0b473a,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/ChosenTitle.tsx#ChosenTitle": ChosenTitle_2671b332153a6f1555fb3de887cff8d0,
  "/src/admin/media/DocumentUses.tsx#SectionUses": SectionUses_03667fdafb71ae7aadbbd8c30943b9c9,
  "/src/admin/rowLabels/MenuRowLabel.tsx#MenuRowLabel": MenuRowLabel_d2a5c6247b9c72324d47c099988c921c,
  "/src/admin/releases/ReleaseDesk.tsx#ReleaseDesk": ReleaseDesk_5d118126a28c4ebe932863ecf63def38,
  "/src/admin/releases/DocumentsCell.tsx#DocumentsCell": DocumentsCell_954b1c7682a170dd98775f304c093069,
  "/src/admin/media/DocumentUses.tsx#FileReplacement": FileReplacement_03667fdafb71ae7aadbbd8c30943b9c9,
  "/src/admin/media/FolderChoices.tsx#FolderChoices": FolderChoices_8d370e4908b2fb7bd9558d2986b35df9,
  "/src/admin/cells/TagsCell.tsx#TagsCell": TagsCell_da3530233d614b9520b7a8ace5855c47,
  "/src/admin/media/DocumentUses.tsx#FileUses": FileUses_03667fdafb71ae7aadbbd8c30943b9c9,
  "/src/admin/media/MediaFolders.tsx#MediaFolders": MediaFolders_c030482550e93d900a9008300c3e173a,
  "/src/admin/reviews/ImportReviews.tsx#ImportReviews": ImportReviews_937f1c62d5bdf96b1269afecbb3415d3,
  "/src/admin/feeds/FeedNotice.tsx#FeedNotice": FeedNotice_42e1676a1682b8aefbe626dcf0f49867,
  "/src/admin/cells/StatusCell.tsx#StatusCell": StatusCell_dd73b4839240603124bcf744c87200e7,
  "/src/admin/cells/PriceCell.tsx#PriceCell": PriceCell_b115826da0f1b08c825713b1d1896caf,
  "/src/admin/cells/CarPhotoCell.tsx#CarPhotoCell": CarPhotoCell_383263b4fb236d39067dd1bb51ecd948,
  "/src/admin/fields/CarPhotosField.tsx#CarPhotosField": CarPhotosField_44c6f8bcf3cd76015cfbbaafd99b005f,
  "/src/admin/fields/LinesField.tsx#LinesField": LinesField_149fa28fc14f77f6d1b4163895b19ac6,
  "/src/admin/fields/HotspotsField.tsx#HotspotsField": HotspotsField_531d6fd0af7a43847b3d5e508e979298,
  "/src/admin/overrides/OverrideValueField.tsx#OverrideValueField": OverrideValueField_c871ccef495a2d211a40aee58ad24b83,
  "/src/admin/overrides/OverridesCell.tsx#OverridesCell": OverridesCell_16a72548e52c01800e03ea7ff837e91b,
  "/src/admin/rowLabels/OverrideRowLabel.tsx#OverrideRowLabel": OverrideRowLabel_b3a151dc73eb73b3fba76ee8ef7d145d,
  "/src/admin/feeds/CarFeeds.tsx#CarFeeds": CarFeeds_f8f92684f7e65fc57ebe2d87f8a1a241,
  "/src/admin/feeds/FeedPanel.tsx#FeedPanel": FeedPanel_072de5b0fa1732eb15a992d65cf09630,
  "/src/admin/feeds/FeedPasswordField.tsx#FeedPasswordField": FeedPasswordField_cb259d494f2c861164369dfb64db42a0,
  "/src/admin/feeds/MappingField.tsx#MappingField": MappingField_82c80ff74a6e25e547caa7621c845d1d,
  "/src/admin/feeds/FeedRunView.tsx#FeedRunView": FeedRunView_cc4057a064e7081d273b48aaaa6c5930,
  "/src/admin/feeds/RunStatusCell.tsx#RunStatusCell": RunStatusCell_e73c2d935fc84d8463e7f071b9257bd0,
  "/src/admin/feeds/CountCell.tsx#CountCell": CountCell_a2bf220e027c83bc468e6e81229210d5,
  "/src/admin/models/RangeRowLabel.tsx#RangeRowLabel": RangeRowLabel_1d1389673009bc7f179d0a3bf6259619,
  "/src/admin/models/ImportModels.tsx#ImportModels": ImportModels_fde65e2559ff399ccfe5c1005f71a493,
  "/src/admin/fields/StockValuesField.tsx#StockValuesField": StockValuesField_b4e53c2f89039855c67057d35aa38f35,
  "/src/admin/promotions/AudienceReach.tsx#AudienceReach": AudienceReach_9a68067acf10b6209c01cf75e32ea4af,
  "/src/admin/promotions/PromoCardPlacement.tsx#PromoCardPlacement": PromoCardPlacement_5daeb6bbeb150fb15a4e5389eeb33b03,
  "/src/admin/promotions/PromoTilePlacement.tsx#PromoTilePlacement": PromoTilePlacement_0ab9968c732715715f062cf306a01986,
  "/src/admin/csvImport/ImportCosts.tsx#ImportCosts": ImportCosts_e368c3f18c10922177fe398f69eba558,
  "/src/admin/hours/WeekField.tsx#WeekField": WeekField_39e2a4b51c012de87356b90bc031a571,
  "/src/admin/rowLabels/DayRowLabel.tsx#DayRowLabel": DayRowLabel_01c5f22244c679a1155e3f959ee22b3c,
  "/src/admin/rowLabels/DepartmentRowLabel.tsx#DepartmentRowLabel": DepartmentRowLabel_d0132bd17db47c845578773ac0feb1df,
  "/src/admin/hours/HoursPreview.tsx#HoursPreview": HoursPreview_a822b7073f6dcdd85d1f9773d4ef02fb,
  "/src/admin/hours/HolidayCalendar.tsx#HolidayCalendar": HolidayCalendar_66843bf41064985db25d16b7773df08d,
  "/src/admin/hours/HolidayRowLabel.tsx#HolidayRowLabel": HolidayRowLabel_24ed4530cb8b64a8af1785d43e0d0137,
  "/src/admin/hours/SharedHolidayHours.tsx#SharedHolidayHours": SharedHolidayHours_6c55fd2d2f0217059cd838dab6bc61fe,
  "/src/admin/hours/WordingPreview.tsx#WordingPreview": WordingPreview_8accc2396e749de8932d31b2a8c33bae,
  "/src/admin/tags/AccessTokenField.tsx#AccessTokenField": AccessTokenField_86c1851d15ab8838c1b33facdf8adcb6,
  "/src/admin/tags/TagCost.tsx#TagCost": TagCost_1337dcb533fdf451407c52dd546fd20e,
  "/src/admin/copies/CopyToSite.tsx#CopyThemeButton": CopyThemeButton_e6105199752e5566049be98c9773dd24,
  "/src/admin/rowLabels/SocialRowLabel.tsx#SocialRowLabel": SocialRowLabel_9950019710af429ff02045db03fd984a,
  "/src/admin/settings/FlagLacks.tsx#FlagLacks": FlagLacks_bcd1df0508e8af1ae85c32e2082485fc,
  "/src/admin/rowLabels/FacetRowLabel.tsx#FacetRowLabel": FacetRowLabel_9dfd39295e52157a9b654b8094a1d6d5,
  "/src/admin/rowLabels/SearchSynonymRowLabel.tsx#SearchSynonymRowLabel": SearchSynonymRowLabel_34b553b7de9fe50e307aa35c3c984487,
  "/src/admin/searchWords/TryQuery.tsx#TryQuery": TryQuery_1acd0f137c4441d4a40fec42d2f80652,
  "/src/admin/searchWords/SearchesNotFound.tsx#SearchesNotFound": SearchesNotFound_a66553ee668c54b7190e88da97b7a7dc,
  "/src/admin/rowLabels/WarrantyRowLabel.tsx#WarrantyRowLabel": WarrantyRowLabel_c5ae3ffa704689bc74c552544b3974ac,
  "/src/admin/rowLabels/DeliveryZoneRowLabel.tsx#DeliveryZoneRowLabel": DeliveryZoneRowLabel_b2763b0d126baf581102af6c51351e2e,
  "/src/admin/reviews/HiddenReviews.tsx#HiddenReviews": HiddenReviews_b2d940c728f4937be498c9c39cfe2f4e,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/src/admin/newSite/NewSiteButton.tsx#NewSiteButton": NewSiteButton_e71635ddef80ea463b5e788bee680fac,
  "/src/admin/settingsDraft/PublishSettings.tsx#PublishSettings": PublishSettings_d5be43a688f34016cde63d3425ef39ce,
  "/src/admin/accounts/Invitation.tsx#Invitation": Invitation_81aaf8642c8b380d700d145a2f527ee7,
  "/src/admin/accounts/CurrentPasswordField.tsx#CurrentPasswordField": CurrentPasswordField_05ea391a951b32927fc6bac6b901f050,
  "/src/admin/fields/RoleHelp.tsx#RoleHelp": RoleHelp_91bddcb7308b0d3c38e521371bfb8d97,
  "/src/admin/accounts/AccountSecurity.tsx#AccountSecurity": AccountSecurity_7f25ab5838b929158dc497a2aaaee0e1,
  "/src/admin/cells/RedirectTargetCell.tsx#RedirectTargetCell": RedirectTargetCell_ac0ed728e5f2445b0e2bc10b028e27d8,
  "/src/admin/csvImport/ImportRedirects.tsx#ImportRedirects": ImportRedirects_bba92ffb4767da7bddc6395373ed2c4c,
  "/src/admin/rowLabels/ItemRowLabel.tsx#ItemRowLabel": ItemRowLabel_5c2c123e2ab2c83f13dcdd0f54cadfdf,
  "/src/admin/rowLabels/BlockLabel.tsx#BlockLabel": BlockLabel_01f4f09e2c786b9133d576557f427892,
  "/src/admin/fields/IconField.tsx#IconField": IconField_4e61601cfb60d3be9c9cdf9fc094bf9e,
  "/src/admin/leads/SendTestLead.tsx#SendTestLead": SendTestLead_9373042f7258062f806f187d682921c2,
  "/src/admin/fields/StockMatches.tsx#StockMatches": StockMatches_bbcaf62b379efcc49202e2b950edad82,
  "/src/admin/navigation/AdminNav.tsx#AdminNav": AdminNav_7a1bd051a4ea26735815bd7058bf5f3f,
  "/src/admin/Logo.tsx#Icon": Icon_8e667ac4b9483eaa619866b9308f03ba,
  "/src/admin/Logo.tsx#Logo": Logo_8e667ac4b9483eaa619866b9308f03ba,
  "/src/admin/find/FindAnything.tsx#FindAnything": FindAnything_eed6922367da263dfe0d30ce6f2dcd1d,
  "/src/admin/dashboard/DashboardTitle.tsx#DashboardTitle": DashboardTitle_2da01640d5e194b831b04bd7ce31acef,
  "/src/admin/newSite/FirstDealer.tsx#FirstDealer": FirstDealer_2f73564a5886e8ae8fa815f267408788,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "/src/admin/accessibility/WaitUntilReady.tsx#WaitUntilReady": WaitUntilReady_b70f04d79497248a9325458963c18022,
  "/src/admin/media/ExplainLeftOut.tsx#ExplainLeftOut": ExplainLeftOut_aa788b09b5d6a35fff95b4b11ccc86f2,
  "/src/admin/accessibility/NamedControls.tsx#NamedControls": NamedControls_8e6fee9f1074675957e5fb78c704b508,
  "/src/admin/fields/TypedDates.tsx#TypedDates": TypedDates_6eafe93e3e5ee302ce3bf1de8af1bcae,
  "/src/admin/fields/LatestIntersections.tsx#LatestIntersections": LatestIntersections_47d81397308efd3eeca06ca65b7b3e29,
  "/src/admin/SiteSelection.tsx#SiteSelection": SiteSelection_fcfcd3894139f733b7e14b30e21d764f,
  "/src/admin/login/LoginView.tsx#LoginView": LoginView_8a4a382c8403702a3b60e453628dc548,
  "/src/admin/newSite/NewSiteView.tsx#NewSiteView": NewSiteView_6c13a54fc351ba7220619d3d22c7b5cd,
  "/src/admin/newCampaign/NewCampaignView.tsx#NewCampaignView": NewCampaignView_cc6c4f4942020e5107699bb7459aef0b,
  "/src/admin/inbox/InboxView.tsx#InboxView": InboxView_98f2c3a7bbe56fb8137fd174cb7fa9d8,
  "/src/admin/settings/SettingsView.tsx#SettingsView": SettingsView_7a95930f6308259a6735b75b7727ed2c,
  "/src/admin/launch/LaunchView.tsx#LaunchView": LaunchView_35e3c5bde0fc04814e4335a91089b9a8,
  "/src/admin/links/LinksView.tsx#LinksView": LinksView_51dcf1ab962f556ae74339dba10468b0,
  "/src/admin/reports/ReportsView.tsx#ReportsView": ReportsView_c53b9ac4177e933af4b4c8a0e76c4ff2,
  "/src/admin/calendar/CalendarView.tsx#CalendarView": CalendarView_d10e7a8a7fc968768d91009fe9136af2,
  "/src/admin/health/DeliveryHealthView.tsx#DeliveryHealthView": DeliveryHealthView_9bced82852689c9c0281892c224f9062,
  "/src/admin/history/HistoryView.tsx#HistoryView": HistoryView_d5144241ac71af75fbc2040f33f16f02,
  "/src/admin/privacy/PrivacyView.tsx#PrivacyView": PrivacyView_96898a0b53237161a6ad9659640677b8,
  "/src/admin/dashboard/Today.tsx#Today": Today_4268b8a6e2dc5e7334d2c3a40b23d951,
  "/src/admin/dashboard/RecentPages.tsx#RecentPages": RecentPages_4f28d0cd3cb66eeea4c85edb28f0eca1,
  "/src/admin/dashboard/WhatToChange.tsx#WhatToChange": WhatToChange_d6d53c285e6e2be308859cba87633d47,
  "/src/admin/dashboard/Figures.tsx#Figures": Figures_9b56197665870d0853595c06eb6979cc,
  "/src/admin/dashboard/LeadsWaiting.tsx#LeadsWaiting": LeadsWaiting_226691ef1bbc570439dd3331d1912474,
  "/src/admin/dashboard/LeadDelivery.tsx#LeadDelivery": LeadDelivery_56604f99325bbc0bff3e21ddc7153aad,
  "/src/admin/dashboard/StockIssues.tsx#StockIssues": StockIssues_cb0ce419e2d46127f1659930a708a63f,
  "/src/admin/dashboard/ShopperInterest.tsx#ShopperInterest": ShopperInterest_6c8e17b4832f8779e460831746a9d505,
  "/src/admin/dashboard/ThisWeek.tsx#ThisWeek": ThisWeek_f5a233472755a24d4d0b72d5b06aa50f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
