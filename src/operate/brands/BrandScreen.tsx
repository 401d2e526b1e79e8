import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '@ui/notice/Notice'
import { paths } from '../paths'
import type { FieldsProps } from '../record/declareRecord'
import { FieldGroup } from '../record/FieldGroup'
import { uploadScreen } from '../record/uploadScreen'
import { useFieldNames } from '../record/useFieldNames'
import {
  AccessFields,
  ColorFields,
  ContactFields,
  GuestFields,
  LookFields,
  NameFields,
  OverrideFields,
} from './BrandFields'
import type { BrandRecord } from './brand.logic'
import { useBrandProblems, useBrandRefusals } from './useBrandTexts'

/** A brand: its host, its colors, its pictures and its links. */
export const BrandScreen = uploadScreen<BrandRecord>({
  capability: 'deployment.edit',
  titleOf: ({ brand }) => brand,
  useTexts: () => {
    const { t } = useLingui()
    return {
      kind: t`Brand`,
      back: { href: paths.brands, label: t`Brands` },
      labels: useFieldNames().whitelabel,
      refusals: useBrandRefusals(),
    }
  },
  useProblems: useBrandProblems,
  isReadOnly: (brand) => brand.is_from_file,
  Fields: AllFields,
})

function AllFields(props: FieldsProps<BrandRecord>) {
  const { t } = useLingui()
  return (
    <>
      {props.draft.is_from_file && (
        <Notice>
          <Trans>
            This brand comes from a file that overwrites it at every start. Edit the file instead.
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
        <GuestFields {...props} />
      </FieldGroup>
    </>
  )
}
