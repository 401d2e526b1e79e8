import { createContext, useContext } from 'react'

export type FieldWiring = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  required?: boolean | undefined
}

export const FieldContext = createContext<FieldWiring>({})

/** What the surrounding `Field` has to say to its control; empty outside of one. */
export const useField = () => useContext(FieldContext)
