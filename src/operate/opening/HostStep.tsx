import { Trans, useLingui } from '@lingui/react/macro'
import { draftOf, hostProblem } from '@machines/operate/opening/selectors'
import { joinsBrand } from '@rules/operate/openingSteps'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import { joinedBrand, type StepProps } from './opening.logic'
import { useSection } from './useSection'

/** The host name under which tenants open the app. */
export function HostStep({ opening, brands }: StepProps) {
  const draft = useSelector(opening, draftOf)
  const joined = joinedBrand(draft, brands)
  if (!joinsBrand(draft)) return <NewHost opening={opening} />
  return (
    <p>
      {joined === null ? (
        <Trans>Tenants find this building at the address of its brand.</Trans>
      ) : (
        <Trans>
          Tenants find this building at <strong>{joined.host}</strong>, with the others of{' '}
          {joined.brand}.
        </Trans>
      )}
    </p>
  )
}

function NewHost({ opening }: Pick<StepProps, 'opening'>) {
  const { t } = useLingui()
  const { value: host, change, isWrong } = useSection(opening, 'host', '')
  const problem = useSelector(opening, hostProblem)
  const error = (() => {
    if (problem === 'taken') return t`Another building has this address. Choose another one.`
    if (problem === 'invalid' || isWrong('host'))
      return t`Enter a host name such as harbor.example.com, without https://`
    return undefined
  })()
  return (
    <>
      <p>
        <Trans>
          Tenants type this into their browser. Point its DNS record here. You can do this later.
        </Trans>
      </p>
      <Field
        label={t`Host name`}
        hint={t`For a trial on this machine: trial.localhost`}
        error={error}
      >
        <Input
          value={host}
          autoFocus
          spellCheck={false}
          autoCapitalize="none"
          placeholder="harbor.example.com"
          onChange={({ target }) => change(target.value.trim().toLowerCase())}
        />
      </Field>
    </>
  )
}
