import type { TestFinding } from '@contract/operate/connections'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectionTestMachine } from '@machines/operate/connectionTest/machine'
import { findingsOf, isTesting, testFailure } from '@machines/operate/connectionTest/selectors'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'
import * as css from './deployment.css'

type Props<Settings> = {
  test: ActorRefFrom<ConnectionTestMachine<Settings>>
  name: string
  level?: 'h2' | 'h3'
  /** Whether the settings are complete enough to be tried. */
  isReady?: boolean
  onTest: () => void
}

/** Tries a connection and reports what was found. */
export function ConnectionTest<Settings>({
  test,
  name,
  level: Heading = 'h3',
  isReady = true,
  onTest,
}: Props<Settings>) {
  const { t } = useLingui()
  const testing = useSelector(test, isTesting)
  const findings = useSelector(test, findingsOf)
  const failure = useSelector(test, testFailure)
  const failureText = useFailureText()
  return (
    <div className={css.test}>
      <div className={css.head}>
        <Heading className={css.name}>{name}</Heading>
        <div className={css.buttons}>
          {testing && (
            <Button variant="ghost" onClick={() => test.send({ type: 'test.cancelled' })}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Button
            variant="secondary"
            busy={testing}
            unready={!isReady && !testing}
            busyLabel={t`Trying it`}
            aria-label={t`Test: ${name}`}
            onClick={onTest}
          >
            <Trans>Test</Trans>
          </Button>
        </div>
      </div>
      {failure !== null && (
        <Notice tone="danger" live title={t`Couldn’t run the test`}>
          {failureText(failure)}
        </Notice>
      )}
      {findings?.map((finding) => (
        <Found key={finding.text} {...finding} />
      ))}
    </div>
  )
}

function Found({ state, text }: TestFinding) {
  const { t } = useLingui()
  const titles = {
    ok: t`It works`,
    warning: t`It works, with a warning`,
    failed: t`It doesn’t work`,
  }
  const tones = { ok: 'success', warning: 'warning', failed: 'danger' } as const
  return (
    <Notice tone={tones[state]} live title={titles[state]}>
      {/* As `doctor` prints it, for those who run the server. */}
      <span lang="en">{text}</span>
    </Notice>
  )
}
