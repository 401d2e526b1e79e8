import type { detailMachine } from '@machines/detail/machine'
import type { directoryMachine } from '@machines/directory/machine'
import type { requestMachine } from '@machines/request/machine'
import type { requestFormMachine } from '@machines/requestForm/machine'
import { createContext, useContext } from 'react'

/** The provided machines of the pages that home leads to. */
export type DetailScreens = {
  /** Begins the idempotency keys of one visit. */
  newVisit: () => string
  detail: typeof detailMachine
  directory: typeof directoryMachine
  /** Input: a building's uuid and a language; data: its amenities by category. */
  amenities: typeof requestMachine
  /** Input: a company's uuid; data: the company. */
  company: typeof requestMachine
  requestForm: typeof requestFormMachine
}

export const DetailsContext = createContext<DetailScreens | null>(null)

export function useDetailScreens(): DetailScreens {
  const screens = useContext(DetailsContext)
  if (screens === null) throw new Error('This screen is not below the details route')
  return screens
}
