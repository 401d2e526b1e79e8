import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { ImportMachine } from '@machines/operate/import/machine'
import { type ImportStep, importStep } from '@machines/operate/import/selectors'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { Spinner } from '@ui/spinner/Spinner'
import { EmptyState } from '@ui/states/EmptyState'
import { useSelector } from '@xstate/react'
import ShieldOff from 'lucide-react/icons/shield-off'
import type { ComponentType } from 'react'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { Page } from '../shell/Page'
import { ChooseStep } from './ChooseStep'
import type { ImportActor } from './import.logic'
import { ResultStep } from './ResultStep'
import { ReviewStep } from './ReviewStep'

const views = {
  choosing: ChooseStep,
  checking: Checking,
  reviewing: ReviewStep,
  importing: Importing,
  done: ResultStep,
  doneInPart: ResultStep,
} satisfies Record<ImportStep, ComponentType<{ page: ImportActor }>>

/** Imports the people of a building from a file: choose, check, review, import. */
export function ImportScreen({ page }: PageProps<ImportMachine>) {
  const { t } = useLingui()
  const step = useSelector(page, importStep)
  const operator = useConsole(operatorOf)
  const View = views[step]
  return (
    <Page title={t`Import people`} back={{ href: paths.people, label: t`People` }}>
      {mayAnywhere(operator, 'people.import') ? (
        <View page={page} />
      ) : (
        <EmptyState icon={<ShieldOff size={24} />} title={t`Your role doesn’t allow this.`} />
      )}
    </Page>
  )
}

function Checking({ page }: { page: ImportActor }) {
  const { t } = useLingui()
  return (
    <Waiting
      page={page}
      title={t`Checking the file`}
      text={t`Nothing is imported yet.`}
      stopLabel={t`Cancel`}
    />
  )
}

function Importing({ page }: { page: ImportActor }) {
  const { t } = useLingui()
  return (
    <Waiting
      page={page}
      title={t`Importing people`}
      text={t`A large file takes up to a minute. Stay on this page to see the result.`}
      stopLabel={t`Stop waiting`}
    />
  )
}

type WaitingProps = { page: ImportActor; title: string; text: string; stopLabel: string }

function Waiting({ page, title, text, stopLabel }: WaitingProps) {
  return (
    <>
      <Announcement text={`${title}. ${text}`} />
      <EmptyState
        icon={<Spinner />}
        title={title}
        text={text}
        action={
          <Button variant="secondary" onClick={() => page.send({ type: 'cancel.pressed' })}>
            {stopLabel}
          </Button>
        }
      />
    </>
  )
}
