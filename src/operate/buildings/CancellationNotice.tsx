import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { publicationNotice } from '@machines/operate/publication/selectors'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import * as css from '../form/form.css'
import type { PublicationActor } from './building.logic'
import { usePublicationTexts } from './PublicationTexts'

/** Says how many people attend what is called off, and asks what their letter should say. */
export function CancellationNotice({ publication }: { publication: PublicationActor }) {
  const { t } = useLingui()
  const { going } = usePublicationTexts()
  const notice = useSelector(publication, publicationNotice)
  if (going === 0) return null
  return (
    <div className={css.fields}>
      <Notice tone="warning" live>
        {t`${plural(going, {
          one: 'It isn’t over yet, so this cancels it: # person attends, and gets a letter.',
          other: 'It isn’t over yet, so this cancels it: # people attend, and get a letter.',
        })}`}
      </Notice>
      <Field
        name="notice"
        label={t`A sentence for them`}
        hint={t`Optional; it is part of the letter.`}
      >
        <TextArea
          rows={2}
          maxLength={500}
          value={notice}
          onChange={({ target }) =>
            publication.send({ type: 'notice.changed', notice: target.value })
          }
        />
      </Field>
    </div>
  )
}
