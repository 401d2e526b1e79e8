import { createContext, useContext } from 'react'

export type FieldWiring = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  required?: boolean | undefined
}

export const FieldContext = createContext<FieldWiring>({})

/** The attributes that the surrounding `Field` provides for its control; empty without one. */
export const useField = () => useContext(FieldContext)
