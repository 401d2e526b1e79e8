import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsIn } from '@machines/operate/record/selectors'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { usePageActor } from '../ConsoleContext'
import { paths } from '../paths'
import { FieldGroup } from '../record/FieldGroup'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import {
  AccessFields,
  ColorFields,
  ContactFields,
  type FieldsProps,
  LookFields,
  NameFields,
  OverrideFields,
} from './BrandFields'
import type { BrandMachine, BrandRecord } from './brand.logic'
import { useBrandLabels } from './useBrandLabels'
import { useBrandFailure, useBrandProblems } from './useBrandTexts'

/** A brand: its host, its colors, its pictures and its links. */
export function BrandScreen() {
  const { t } = useLingui()
  const record = usePageActor<BrandMachine>()
  const fields = useSelector(record, fieldsIn<BrandRecord>)
  return (
    <RecordPage
      record={record}
      back={{ href: paths.brands, label: t`Brands` }}
      titleOf={({ brand }) => brand}
      fallbackTitle={t`Brand`}
      action={null}
    >
      {fields !== null && <BrandForm record={record} fields={fields} />}
    </RecordPage>
  )
}

type Props = { record: ActorRefFrom<BrandMachine>; fields: BrandRecord }

function BrandForm({ record, fields }: Props) {
  const { t } = useLingui()
  const problems = useBrandProblems(fields)
  const labels = useBrandLabels()
  const textOf = useBrandFailure()
  const props: FieldsProps = {
    draft: fields,
    change: (name, value) => record.send({ type: 'field.changed', name, value }),
  }
  return (
    <RecordForm
      record={record}
      capability="deployment.edit"
      isReadOnly={fields.is_from_file}
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
      textOf={textOf}
    >
      {fields.is_from_file && (
        <Notice>
          <Trans>
            A brand file describes this brand, and each start of the server writes it again. Change
            the file instead.
          </Trans>
        </Notice>
      )}
      <NameFields {...props} />
      <FieldGroup title={t`Colors`}>
        <ColorFields {...props} />
        <OverrideFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`Pictures and font`}>
        <LookFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`Links and addresses`}>
        <ContactFields {...props} />
      </FieldGroup>
      <FieldGroup title={t`Access`}>
        <AccessFields {...props} />
      </FieldGroup>
    </RecordForm>
  )
}
