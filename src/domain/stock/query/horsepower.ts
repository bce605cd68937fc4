const KW_PER_HP = 0.7457

/** The horsepower of kilowatts, rounded, as tractors are compared by. */
export const toHorsepower = (kw: number): number => Math.round(kw / KW_PER_HP)
