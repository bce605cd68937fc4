import { useEffect, useState } from 'react'
import type { CalculatorSetup } from '@/domain/finance/carCalculator'
import { addCarId } from '@/domain/site/addCarId'
import { Anchor } from '@/ui/actions/Anchor'
import { RepaymentCalculator, type RepaymentCalculatorProps } from './RepaymentCalculator'

/** The part of the `/api/cars/{id}/finance` response that the finance page uses. */
interface CarFinanceResponse {
  car: { id: number; name: string; path: string }
  calculator: CalculatorSetup
}

/**
 * The finance page's calculator: starts with the price and terms of `?car_id=`, or with `?vehiclePriceBudget=` (FIN-10). Read
 * in the browser, so that the page stays cacheable.
 */
export function FinancePageCalculator(props: RepaymentCalculatorProps) {
  const [carFinance, setCarFinance] = useState<CarFinanceResponse | null>(null)
  const [budget, setBudget] = useState<number | null>(null)
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const price = Number(query.get('vehiclePriceBudget'))
    if (price > 0) setBudget(price)
    const carId = query.get('car_id')
    if (!carId || !/^\d+$/.test(carId)) return
    const controller = new AbortController()
    fetchCarFinance(carId, controller.signal).then(
      (found) => found && setCarFinance(found),
      () => undefined,
    )
    return () => controller.abort()
  }, [])

  if (carFinance) {
    const { showInterest, showResidual, button } = props
    const { calculator, car } = carFinance
    return (
      <RepaymentCalculator
        {...calculator}
        showInterest={showInterest && calculator.showInterest}
        showResidual={showResidual && calculator.showResidual}
        button={button && { ...button, link: addCarId(button.link, car.id) }}
        about={
          <>
            For the{' '}
            <Anchor href={car.path} className="link font-medium">
              {car.name}
            </Anchor>
          </>
        }
      />
    )
  }
  const defaults = budget === null ? props.defaults : { ...props.defaults, price: budget }
  return (
    <RepaymentCalculator
      {...props}
      defaults={defaults}
      about={budget === null ? 'For any vehicle, at the price you set.' : 'For your budget.'}
    />
  )
}

async function fetchCarFinance(id: string, signal: AbortSignal): Promise<CarFinanceResponse | null> {
  const response = await fetch(`/api/cars/${id}/finance`, { signal })
  return response.ok ? ((await response.json()) as CarFinanceResponse) : null
}
