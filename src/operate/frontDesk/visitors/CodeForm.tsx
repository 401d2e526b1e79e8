import { Trans, useLingui } from '@lingui/react/macro'
import type { PressMachine } from '@machines/operate/press/machine'
import { pendingOf } from '@machines/operate/press/selectors'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import ScanLine from 'lucide-react/icons/scan-line'
import { type FormEvent, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import * as css from '../frontDesk.css'
import type { DeskChange, DeskReply } from './visitors.logic'

type Props = { building: string; press: ActorRefFrom<PressMachine<DeskChange, DeskReply>> }

/** Checks a visitor in by the code that they show, typed or from a scanner that types it. */
export function CodeForm({ building, press }: Props) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const pending = useSelector(press, pendingOf)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.trim() === '') return
    press.send({ type: 'step.pressed', change: { building, code: code.trim() } })
    // The next code overwrites this one.
    event.currentTarget.querySelector('input')?.select()
  }
  return (
    <form className={css.codeForm} onSubmit={submit}>
      <Field label={t`Code of the visitor`}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          icon={<ScanLine size={20} />}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={pending !== null && 'code' in pending}
        busyLabel={t`Checking the code`}
      >
        <Trans>Check in</Trans>
      </Button>
    </form>
  )
}
