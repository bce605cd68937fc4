import { CsvImport } from '../csvImport/CsvImport'

/** Above the list of models. */
export function ImportModels() {
  return (
    <CsvImport
      collection="models"
      noun="models"
      one="model"
      json
      columns="Columns: make, name; and if you have them slug, new_slug, manufacturer_body, body, status, position, fuel, short_description, description, disclaimer, from_price, image, banner, images, override_url, brochure_url, spec_sheet_url, youtube_id, colours (Name #hex note), features (Title: text), model_specifications (Group > Label: value), and one line for each variant with variant_name, variant_full_name, variant_series, variant_price, variant_max_price, variant_features, variant_image. Lists are divided by |. Pictures are names of files in Media or https addresses. JSON is a list of models with the same names, its variants a list called model_variants. Models that are here already are renewed; what the file does not say stays."
    />
  )
}
