export type PasswordDemand = 'length' | 'cases' | 'number' | 'special'

/** What a new password has to have; the contract's `newPassword` asks the same of it. */
const demands: Record<PasswordDemand, (password: string) => boolean> = {
  length: (password) => password.length >= 8 && password.length <= 256,
  cases: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\d\s]/u.test(password),
}

/** The demands in the order in which they are shown, each with whether it is met. */
export function checklistOf(password: string): { id: PasswordDemand; met: boolean }[] {
  return (Object.keys(demands) as PasswordDemand[]).map((id) => ({
    id,
    met: demands[id](password),
  }))
}

export function isStrong(password: string): boolean {
  return checklistOf(password).every(({ met }) => met)
}
