export type PasswordDemand = 'length' | 'cases' | 'number' | 'special'

/** Requirements of a new password; the contract's `newPassword` has the same. */
const demands: Record<PasswordDemand, (password: string) => boolean> = {
  length: (password) => password.length >= 8 && password.length <= 256,
  cases: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\d\s]/u.test(password),
}

/** The requirements in display order, each with whether it is met. */
export function checklistOf(password: string): { id: PasswordDemand; met: boolean }[] {
  return (Object.keys(demands) as PasswordDemand[]).map((id) => ({
    id,
    met: demands[id](password),
  }))
}

export function isStrong(password: string): boolean {
  return checklistOf(password).every(({ met }) => met)
}
