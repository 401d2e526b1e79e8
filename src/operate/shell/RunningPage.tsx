import { pageId } from '@machines/operate/console/context'
import { runningPage } from '@machines/operate/console/selectors'
import { useConsole, useConsoleServices } from '../ConsoleContext'
import type { OperatePage } from '../definePage'
import { PageLoading } from './PageLoading'

/** Renders the screen of a page with its actor, once the console runs it. */
export function RunningPage({ name, screen: Screen }: Pick<OperatePage, 'name' | 'screen'>) {
  const { console } = useConsoleServices()
  const start = useConsole((at) => {
    const page = runningPage(at)
    return page?.name === name ? page.start : null
  })
  const actor = start === null ? undefined : console.system.get(pageId)
  if (actor === undefined) return <PageLoading />
  // A page with other parameters is another page: its fields must not keep what was typed.
  return <Screen key={start} page={actor} />
}
