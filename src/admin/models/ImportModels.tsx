import { CsvImport } from '../csvImport/CsvImport'

/** Above the list of models. */
export function ImportModels() {
  return (
    <CsvImport
      collection="models"
      noun="models"
      one="model"
      json
      columns="Columns: make, name. Optional: slug, new_slug, manufacturer_body, body, status, position, fuel, short_description, description, disclaimer, from_price, image, banner, images, override_url, brochure_url, spec_sheet_url, youtube_id, colours (Name #hex note), features (Title: text), model_specifications (Group > Label: value), and one line for each variant with variant_name, variant_full_name, variant_series, variant_price, variant_max_price, variant_features, variant_image. Separate list values with |. Images are Media file names or https URLs. JSON files are a list of models with the same names and a list of variants as model_variants. Existing models are updated; missing fields are kept."
    />
  )
}
