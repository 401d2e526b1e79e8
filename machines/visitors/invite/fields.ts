import { isEmail } from '@contract/email'
import { isPersonName, maxPersonNameLength, visibleLine } from '@contract/personName'

/** An invitation as it is typed. Day and time are those of the building. */
export type InvitationFields = {
  first_name: string
  last_name: string
  email: string
  company: string
  host_name: string
  date: string
  time: string
  note: string
}
export type InvitationField = keyof InvitationFields

export const emptyInvitation: InvitationFields = {
  first_name: '',
  last_name: '',
  email: '',
  company: '',
  host_name: '',
  date: '',
  time: '',
  note: '',
}

export type InvitationProblem = { field: InvitationField; code: 'required' | 'name' | 'email' }

function nameProblem(field: InvitationField, text: string): InvitationProblem[] {
  const line = visibleLine(text)
  if (line === '') return [{ field, code: 'required' }]
  return isPersonName(line) && line.length <= maxPersonNameLength ? [] : [{ field, code: 'name' }]
}

/** What is wrong with an invitation before it is sent; the server decides about its time. */
export function invitationProblems(fields: InvitationFields): InvitationProblem[] {
  const { first_name, last_name, email, host_name, date, time } = fields
  const problems = [
    ...nameProblem('first_name', first_name),
    ...nameProblem('last_name', last_name),
  ]
  if (email.trim() === '') problems.push({ field: 'email', code: 'required' })
  else if (!isEmail(email.trim())) problems.push({ field: 'email', code: 'email' })
  if (host_name.trim() !== '') problems.push(...nameProblem('host_name', host_name))
  if (date === '') problems.push({ field: 'date', code: 'required' })
  if (time === '') problems.push({ field: 'time', code: 'required' })
  return problems
}
