import { createContext, useContext } from 'react'

/** What is missing or wrong, and the name of the field that it is about. */
export type Problem = { field: string; text: string }

export const FormContext = createContext<{ id: string; problems: readonly Problem[] } | null>(null)

/** The id of a field's control, so that a list of what is wrong can lead to it. */
export const problemId = (form: string, field: string) => `${form}-${field}`

/** What the surrounding form has to say to a field of this name. */
export function useProblem(name: string | undefined): { id?: string; error?: string } {
  const form = useContext(FormContext)
  if (form === null || name === undefined) return {}
  const problem = form.problems.find(({ field }) => field === name)
  return { id: problemId(form.id, name), ...(problem && { error: problem.text }) }
}
