import type { OperatedSuite } from '@contract/operate/suites'

export type SuiteFields = Pick<
  OperatedSuite,
  'name' | 'temp_unit' | 'temp_equipment_name' | 'has_lighting'
>

export type SuiteProblem = { field: 'name' | 'has_lighting'; code: 'required' | 'controls' }

/** What is wrong with a suite: without a name, or with nothing that tenants can control. */
export function suiteProblems({ name, temp_unit, has_lighting }: SuiteFields): SuiteProblem[] {
  const problems: SuiteProblem[] = []
  if (name.trim() === '') problems.push({ field: 'name', code: 'required' })
  if (temp_unit === null && !has_lighting) {
    problems.push({ field: 'has_lighting', code: 'controls' })
  }
  return problems
}
