import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Notice } from '@ui/notice/Notice'
import { Select } from '@ui/select/Select'
import { PictureField } from '../form/PictureField'
import { FieldGroup } from '../record/FieldGroup'
import * as css from '../record/record.css'
import type { MiniAppDraft, MiniAppProps } from './draft'

/** Kind and icon, which a mini-app has in every building. */
export function SharedFieldset({
  draft,
  change,
  isCovered,
}: MiniAppProps & { isCovered: boolean }) {
  const { t } = useLingui()
  const kinds: Record<MiniAppDraft['kind'], string> = {
    webview: t`A web page in a frame`,
    microfrontend: t`A part of a page`,
    native: t`A page of the app`,
    native_link: t`A link to a page of the app`,
  }
  return (
    <FieldGroup title={t`In every building`}>
      <Notice>
        {isCovered ? (
          <Trans>Every building that has this mini-app shares its kind and its icon.</Trans>
        ) : (
          <Trans>
            Other buildings have this mini-app. Its kind and its icon can be changed by those whose
            roles cover all of them.
          </Trans>
        )}
      </Notice>
      <fieldset disabled={!isCovered} className={css.fields}>
        <Field name="kind" label={t`Kind`}>
          <Select
            value={draft.kind}
            options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => change('kind', target.value as MiniAppDraft['kind'])}
          />
        </Field>
        <PictureField
          name="icon"
          label={t`Icon`}
          hint={t`The address of a picture`}
          upload="logo"
          value={draft.icon}
          onChange={(value) => change('icon', value)}
        />
      </fieldset>
    </FieldGroup>
  )
}
