import { createContext, useContext } from 'react'

/** An error, and the name of its field. */
export type Problem = { field: string; text: string }

export const FormContext = createContext<{ id: string; problems: readonly Problem[] } | null>(null)

/** The id of a field's control, for links from the error summary. */
export const problemId = (form: string, field: string) => `${form}-${field.replaceAll(' ', '-')}`

/** The error of the field with this name, from the surrounding form. */
export function useProblem(name: string | undefined): { id?: string; error?: string } {
  const form = useContext(FormContext)
  if (form === null || name === undefined) return {}
  const problem = form.problems.find(({ field }) => field === name)
  return { id: problemId(form.id, name), ...(problem && { error: problem.text }) }
}
