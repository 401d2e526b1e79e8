/** The steps of *Open your building*, in their order. */
export const openingSteps = ['brand', 'host', 'building', 'companies', 'content', 'review'] as const

export type OpeningStep = (typeof openingSteps)[number]

/** Null after the last one. */
export const stepAfter = (step: OpeningStep): OpeningStep | null =>
  openingSteps[openingSteps.indexOf(step) + 1] ?? null

export const stepBefore = (step: OpeningStep): OpeningStep | null =>
  openingSteps[openingSteps.indexOf(step) - 1] ?? null

export const isOpeningStep = (name: unknown): name is OpeningStep =>
  openingSteps.some((step) => step === name)
