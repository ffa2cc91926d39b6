/** The three passes (spec §9): one payment each, in Chilean pesos with VAT included, with no renewal. */
export const PLANS = [
  { id: 'semana', name: 'Semana', days: 7, price: 7_000 },
  { id: 'mes', name: 'Mes', days: 30, price: 20_000 },
  { id: 'anio', name: 'Año', days: 365, price: 150_000 },
] as const;

export type Plan = (typeof PLANS)[number];
export type PlanId = Plan['id'];

export function planOf(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id) ?? PLANS[0];
}

/** 20000 → "$20.000", with a dot whatever the machine's language. */
export function pesos(amount: number): string {
  return `$${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')}`;
}
