import { pageId } from '@machines/operate/console/context'
import { runningPage } from '@machines/operate/console/selectors'
import type { ReactNode } from 'react'
import { PageActorContext, useConsole, useConsoleServices } from '../ConsoleContext'
import { PageLoading } from './PageLoading'

type Props = { name: string; children: ReactNode }

/** Provides the page's actor to its screen once the console runs it. */
export function RunningPage({ name, children }: Props) {
  const { console } = useConsoleServices()
  const start = useConsole((at) => {
    const page = runningPage(at)
    return page?.name === name ? page.start : null
  })
  const actor = start === null ? undefined : console.system.get(pageId)
  if (actor === undefined) return <PageLoading />
  // A page with other parameters is another page: its fields must not keep what was typed.
  return (
    <PageActorContext key={start} value={actor}>
      {children}
    </PageActorContext>
  )
}
