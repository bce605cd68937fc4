import { type BlockProps, requireModel } from '@blocks/blockProps'

export function Block({ block, context }: BlockProps<'modelSmallPrint'>) {
  const { flags, wording } = context.site
  const { disclaimer, fromPrice } = requireModel(context)
  const priceDisclaimer = block.withPrices && flags.variantPrices && fromPrice !== null ? wording.priceDisclaimer : null
  if (!disclaimer && !priceDisclaimer) return null
  return (
    <div className="measure grid gap-3 text-sm whitespace-pre-line text-muted">
      {disclaimer && <p>{disclaimer}</p>}
      {priceDisclaimer && <p>{priceDisclaimer}</p>}
    </div>
  )
}
