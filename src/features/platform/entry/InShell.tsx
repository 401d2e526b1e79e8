import { shellCode } from '@features/pages'
import { lazyView } from '@shared/lazyView'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'

const Shell = lazyView(async () => (await import('../shell/Shell')).Shell)

/** The shell of a signed-in user around a page whose route is not one of the shell's. */
export function InShell({ children }: { children: ReactNode }) {
  const { code } = useRouter().options.context
  use(code.open(shellCode))
  return <Shell>{children}</Shell>
}
