import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";

export const paymentFigureKeys = {
  fhaUpfront: "figures.fha.upfront",
  fhaAnnualAbove95: "figures.fha.annualAbove95",
  fhaAnnualUpTo95: "figures.fha.annualUpTo95",
  fhaShortAbove90: "figures.fha.annualShortAbove90",
  fhaShortUpTo90: "figures.fha.annualShortUpTo90",
  fhaMinimumDown: "figures.fha.minimumDown",
  conformingLimit: "figures.conformingLimit",
  vaFirstUse: "figures.va.firstUse",
  vaLaterUse: "figures.va.laterUse",
  vaFrom5Down: "figures.va.from5Down",
  vaFrom10Down: "figures.va.from10Down",
  pmiLow: "figures.pmi.low",
  pmiHigh: "figures.pmi.high",
  taxableShare: "figures.utah.taxableShare",
} as const;

export type PaymentLimits = Amounts<typeof paymentFigureKeys>;
