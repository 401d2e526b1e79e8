import { Trans, useLingui } from '@lingui/react/macro'
import { buildingsOf, fieldsOf } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { ChoiceList } from '@ui/choiceList/ChoiceList'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'
import { WizardFailure } from './WizardFailure'

export function BuildingStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const buildings = useSelector(wizard, buildingsOf) ?? []
  const { building_uuid } = useSelector(wizard, fieldsOf)
  return (
    <StepFrame
      wizard={wizard}
      title={t`Choose your building`}
      text={<Trans>You can add more later and switch anytime.</Trans>}
      busyLabel={t`Saving your building`}
      problems={[{ field: 'building', text: t`Choose your building` }]}
    >
      <WizardFailure wizard={wizard} />
      <ChoiceList
        label={t`Building`}
        name="building"
        value={building_uuid}
        choices={buildings.map(({ uuid, name, address_1, locality }) => ({
          value: uuid,
          title: name,
          detail: [address_1, locality].filter(Boolean).join(', '),
        }))}
        onChange={(uuid) => wizard.send({ type: 'building.chosen', uuid })}
      />
    </StepFrame>
  )
}
