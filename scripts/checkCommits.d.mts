export function problemsOf(subject: string): string[]
export function checkCommits(root?: string): {
  checked: number
  problems: string[]
  skipped?: string
}
